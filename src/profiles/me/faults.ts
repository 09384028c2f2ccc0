import type { Document } from '../../core/document/document.ts';
import type { RawFinding } from '../../core/profile/profile.ts';
import { DOCUMENT } from './keywords.ts';

/** One thing to say about a keyword of a schema. */
export interface Fault {
	readonly code: RawFinding['code'];
	/** Absent: an error. */
	readonly severity?: 'warning';
	/** What is marked: the keyword's value, or the member of it that is at fault. */
	readonly node: number;
	readonly message: string;
	/** The document leaves the answer open; this is a reading. */
	readonly inferred?: boolean;
}

/** A keyword of a schema and its value. */
export interface KeywordPlace {
	readonly document: Document;
	readonly keyword: string;
	readonly node: number;
	/** Whether the schema is the root. */
	readonly root: boolean;
}

/** A finding at a keyword; its pointer is the keyword's whatever member is marked. */
export function faultFinding(
	{ keyword, node }: { readonly keyword: string | null; readonly node: number },
	fault: Fault,
): RawFinding {
	return {
		code: fault.code,
		severity: fault.severity ?? 'error',
		side: 'schema',
		keyword,
		node: fault.node,
		...(fault.node === node ? {} : { at: node }),
		mark: fault.node === node ? 'entry' : 'value',
		message: fault.message,
		basis: fault.inferred === true ? 'inferred' : 'documented',
		source: DOCUMENT,
	};
}
