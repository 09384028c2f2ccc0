import type { Disposition, Finding, Report } from '../core/index.ts';

/** What a profile does with a keyword, as a word that follows "is". */
export const DISPOSITION_WORDS: Readonly<Record<Disposition, string>> = {
	enforce: 'enforced',
	annotate: 'annotation',
	ignore: 'ignored',
	rewrite: 'rewritten',
	refuse: 'refused',
};

/** How much was tried, and how long that took: "1,204 were tried in 5 s". @param spent milliseconds */
export function triedWords(tried: number, spent: number): string {
	const time =
		spent < 1000 ? `${Math.round(spent)} ms` : `${(spent / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`;
	return `${tried.toLocaleString('en')} ${tried === 1 ? 'was' : 'were'} tried in ${time}`;
}

/** A JSON Pointer as a sentence names it. */
export function placeWords(pointer: string | null): string {
	return pointer === null || pointer === '' ? 'the root' : pointer;
}

/** Where a finding is, in words: the keyword and the node; of what we ended ourselves, that. */
export function whereWords({ code, keyword, side, instanceLocation, schemaLocation }: Finding): string {
	if (code === 'time') return "the playground's own time limit";
	const node = side === 'value' ? instanceLocation : schemaLocation;
	const rule = keyword === null ? '' : `\`${keyword}\` `;
	const by = side === 'value' && schemaLocation !== null ? ` (rule at ${placeWords(schemaLocation)})` : '';
	return `${rule}at ${placeWords(node)} of the ${side}${by}`;
}

/** A report's outcome in words that follow a name: "refuses the schema: …". */
export function outcomeWords({ verdict, schemaTaken, valueFits }: Report, first: Finding | null): string {
	const because = first === null ? '' : `: ${first.message}`;
	switch (verdict) {
		case 'accepted':
			return valueFits === null ? 'takes the schema.' : 'takes the schema, and the value fits.';
		case 'refused':
			return `refuses the schema${because}`;
		case 'invalid':
			return `${schemaTaken === true ? 'takes the schema, and ' : ''}refuses the value${because}`;
		case 'exhausted':
			return `gives no answer, as a limit ran out${because}`;
		case 'unreadable':
			return `cannot read the ${first?.side ?? 'text'}${because}`;
	}
}
