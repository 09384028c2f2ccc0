import { STRINGS } from '../plan/kinds.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { stringAt } from './shapes.ts';

export const pattern: Keyword = {
	name: 'pattern',
	compile(context, node) {
		const source = stringAt(context, node);
		const regex = source === null ? null : regexOf(context, node, source);
		if (source === null || regex === null) return;
		context.emit({
			kinds: STRINGS,
			holds: (machine, instance) => regex.test(machine.string(instance)),
			explain: () => ({ kind: 'pattern', pattern: source }),
		});
	},
};

/** The regular expression of the schema; null (reported) where it is none. */
export function regexOf(context: KeywordContext, node: number, source: string): RegExp | null {
	try {
		return new RegExp(source, 'u');
	} catch (error) {
		// Much that is written for other engines is legal without Unicode mode: `\-`, `[\w-.]`.
		if (context.rules.patternFallback === true) {
			try {
				return new RegExp(source);
			} catch {
				// The first error says it better.
			}
		}
		context.malformed(node, error instanceof Error ? error.message : String(error));
		return null;
	}
}
