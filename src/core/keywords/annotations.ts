import { ANYTHING, STRINGS } from '../plan/kinds.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import type { SubschemaShape } from './subschemas.ts';

/** Keywords that say something about a value and ask nothing of it. They do nothing unless annotations are collected. */
const annotation = (name: string, kinds = ANYTHING, subschemas?: SubschemaShape): Keyword => ({
	name,
	role: 'annotation',
	...(subschemas === undefined ? {} : { subschemas }),
	compile: (context) => annotate(context, kinds),
});

/** Emits that the keyword's value is noted for instances of these kinds, where annotations are collected. */
export function annotate(context: KeywordContext, kinds: number): void {
	if (!context.traced) return;
	const noted = context.emit({
		kinds,
		holds: (machine, node) => {
			machine.annotate(noted, node);
			return true;
		},
	});
}

export const title = annotation('title');
export const description = annotation('description');
export const defaultValue = annotation('default');
export const examples = annotation('examples');
export const readOnly = annotation('readOnly');
export const writeOnly = annotation('writeOnly');
export const deprecated = annotation('deprecated');
export const contentMediaType = annotation('contentMediaType', STRINGS);
export const contentEncoding = annotation('contentEncoding', STRINGS);

/** Says nothing without the media type whose content it describes. */
export const contentSchema: Keyword = {
	...annotation('contentSchema', STRINGS, 'schema'),
	compile(context) {
		if (context.sibling('contentMediaType') >= 0) annotate(context, STRINGS);
	},
};

export const comment: Keyword = { name: '$comment', role: 'structure' };
