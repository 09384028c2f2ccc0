import { ANYTHING, STRINGS } from '../plan/kinds.ts';
import { annotate } from './annotations.ts';
import { formatOf } from './formats/formats.ts';
import type { Keyword } from './keyword.ts';
import { stringAt } from './shapes.ts';

/** `format`: asserts where rules or vocabulary say so; unknown formats never do. */
export const format: Keyword = {
	name: 'format',
	optional: true,
	compile(context, node) {
		const name = stringAt(context, node);
		// Formats of numbers (`int32`, …) say something, too.
		annotate(context, ANYTHING);
		const fits = name === null || !context.formatAsserts ? null : formatOf(name, context.resource.table.dialect.id);
		if (name === null || fits === null) return;
		context.emit({
			kinds: STRINGS,
			holds: (machine, instance) => fits(machine.string(instance)),
			explain: () => ({ kind: 'format', format: name }),
		});
	},
};
