import type { KeywordUse } from '../core/index.ts';
import type { CompareRow } from './model.ts';
import { DISPOSITION_WORDS, placeWords } from './words.ts';

/** A keyword that two rows read differently, though they may answer alike. */
export interface Reading {
	readonly keyword: string;
	/** What each does with it, at the first place where they differ. */
	readonly a: KeywordUse;
	readonly b: KeywordUse;
	readonly sentence: string;
}

/** The first keyword of the schema that two rows do not treat alike; null where there is none. */
export function readingOf(a: CompareRow, b: CompareRow): Reading | null {
	for (const { keyword } of a.report.keywords) {
		const [own, other] = [a, b].map(({ report }) => report.keywords.filter((use) => use.keyword === keyword));
		const at = own.findIndex(({ disposition }, index) => disposition !== other[index]?.disposition);
		const uses = [own[at], other[at]] as const;
		// Where one has no such use, it did not come that far.
		if (uses[0] === undefined || uses[1] === undefined) continue;
		const [ofA, ofB] = uses.map(({ disposition }) => DISPOSITION_WORDS[disposition]);
		const sentence = `They answer alike here, but read \`${keyword}\` at ${placeWords(uses[0].first)} differently: ${ofA} by ${a.title}, ${ofB} by ${b.title}.`;
		return { keyword, a: uses[0], b: uses[1], sentence };
	}
	return null;
}
