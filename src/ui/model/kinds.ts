import type { Finding, FindingCode } from '../../core/index.ts';
import type { MarkKind } from '../../editor/mark.ts';

/** What a finding is to the eye: every kind but the dotted underline that only points. */
export type Kind = Exclude<MarkKind, 'keyword'>;

/** How a kind is drawn and named wherever it is listed. */
export interface KindLook {
	readonly glyph: string;
	readonly name: string;
}

export const KINDS: Readonly<Record<Kind, KindLook>> = {
	unsupported: { glyph: '⊘', name: 'not supported' },
	malformed: { glyph: '!', name: 'malformed' },
	mismatch: { glyph: '✕', name: 'does not fit' },
	limit: { glyph: '▮', name: 'limit ran out' },
	ineffective: { glyph: '~', name: 'taken but without effect' },
	advisory: { glyph: '△', name: 'advisory' },
};

const OF_CODE: Readonly<Record<FindingCode, Kind>> = {
	parse: 'malformed',
	'not-json': 'malformed',
	cycle: 'malformed',
	'multi-document': 'malformed',
	'duplicate-key': 'malformed',
	'unsupported-keyword': 'unsupported',
	'unsupported-type': 'unsupported',
	'malformed-schema': 'malformed',
	'ignored-keyword': 'ineffective',
	'unresolved-reference': 'malformed',
	'reference-loop': 'malformed',
	'further-schema': 'advisory',
	dialect: 'unsupported',
	root: 'unsupported',
	mismatch: 'mismatch',
	envelope: 'mismatch',
	limit: 'limit',
	time: 'limit',
	'strict-types': 'advisory',
	'strict-tuples': 'advisory',
	advisory: 'advisory',
	'host-dependent': 'advisory',
	'without-effect': 'ineffective',
	more: 'advisory',
};

/** The kind of a finding. What does not change the verdict never looks like a failure. */
export function kindOf({ code, severity }: Pick<Finding, 'code' | 'severity'>): Kind {
	const kind = OF_CODE[code];
	return severity === 'error' || kind === 'ineffective' ? kind : 'advisory';
}

/** Codes that say a text could not be read as one JSON value. */
export const READING_CODES: ReadonlySet<FindingCode> = new Set([
	'parse',
	'not-json',
	'cycle',
	'multi-document',
	'duplicate-key',
]);
