import { NUMBERS } from '../plan/kinds.ts';
import type { Keyword } from './keyword.ts';
import { numberAt, ofNumbers } from './shapes.ts';

export const multipleOf: Keyword = {
	name: 'multipleOf',
	compile(context, node) {
		const divisor = numberAt(context, node);
		if (divisor === null) return;
		if (divisor.text.startsWith('-') || divisor.decimal.digits === '') {
			context.malformed(node, '`multipleOf` must be greater than 0.');
			return;
		}
		const { isMultiple } = context.numbers;
		context.emit({
			kinds: NUMBERS,
			holds: ofNumbers(context, (machine, instance) => isMultiple(machine, instance, divisor)),
			explain: () => ({ kind: 'multiple', divisor: divisor.text }),
		});
	},
};
