import { type Document, KIND_MASK, MARKED, NUMBER } from '../../core/document/document.ts';
import { excerpt } from '../../core/profile/excerpt.ts';
import type { RawFinding } from '../../core/profile/profile.ts';
import type { Side } from '../../core/report.ts';

const FLOAT = NUMBER | MARKED;

/** The first number that the BEAM has no float for, which ends the decoding of the whole text; null when there is none. */
export function unreadableNumber(document: Document, side: Side): RawFinding | null {
	const { kinds, size } = document;
	for (let node = 0; node < size; node++) {
		if ((kinds[node] & (KIND_MASK | MARKED)) !== FLOAT) continue;
		if (Number.isFinite(Number(document.numberText(node)))) continue;
		return {
			code: 'not-json',
			severity: 'error',
			side,
			keyword: null,
			node,
			mark: 'value',
			message: `${excerpt(document, node)} is beyond the largest float of the host's runtime: decoding the text fails before any check.`,
			basis: 'inferred',
		};
	}
	return null;
}
