import { type Document, OBJECT } from '../document/document.ts';
import type { Disposition, FindingCode } from '../report.ts';
import type { Admission, KeywordRow, Profile } from './profile.ts';
import { walkSubschemas } from './subschemas.ts';

/** A keyword that a schema uses, with what becomes of it. */
export interface UsedKeyword {
	readonly row: KeywordRow;
	readonly count: number;
	/** The keyword's value at its first use. */
	readonly node: number;
}

/** What a finding of admission at a keyword says of that one use, whatever the keyword's row says. */
const AT_THIS_PLACE: Partial<Record<FindingCode, Disposition>> = {
	'unsupported-keyword': 'refuse',
	'unsupported-type': 'refuse',
	'ignored-keyword': 'ignore',
	'without-effect': 'ignore',
};

/**
 * The keywords that a schema uses, one row for each keyword and disposition, in order of first use. Names in
 * places that hold no schema (an annotation, a keyword the profile does not know) are not keywords.
 * @param admission where given, a use that it refuses or finds without effect counts as such
 * @param formatAssertion whether formats assert; they do not by default
 */
export function usedKeywords(
	document: Document,
	profile: Profile,
	admission: Admission | null = null,
	formatAssertion = false,
): readonly UsedKeyword[] {
	const rows = new Map(
		profile.keywords.map((row) => [row.keyword, formatAssertion ? { ...row, ...row.whereAsserted } : row]),
	);
	const here = new Map<number, Disposition>();
	for (const { code, keyword, node, at, side } of admission?.findings ?? []) {
		const disposition = AT_THIS_PLACE[code];
		if (side === 'schema' && keyword !== null && disposition !== undefined) here.set(at ?? node, disposition);
	}
	const used = new Map<string, { row: KeywordRow; count: number; node: number }>();
	for (const { node } of walkSubschemas(document, 0, profile.applicators)) {
		if (document.kind(node) !== OBJECT) continue;
		for (const member of document.children(node)) {
			const keyword = document.key(member) ?? '';
			const known = rows.get(keyword) ?? { keyword, ...profile.otherKeywords };
			const disposition = here.get(member) ?? known.disposition;
			const id = `${disposition} ${keyword}`;
			const entry = used.get(id);
			if (entry === undefined) used.set(id, { row: { ...known, disposition }, count: 1, node: member });
			else entry.count++;
		}
	}
	return [...used.values()];
}
