import type { RawFinding } from '../../core/profile/profile.ts';
import { type ErrorKind, FINDING_CODES, type HostError, hostError } from './errors.ts';

/** Where and why the host refuses a schema, in our words and in its own. */
export interface Problem {
	readonly finding: RawFinding;
	readonly error: HostError;
}

export interface ProblemInput {
	readonly kind: ErrorKind;
	readonly keyword: string | null;
	readonly node: number;
	/** Absent: the keyword's name and value. */
	readonly mark?: RawFinding['mark'];
	readonly message: string;
	readonly details?: HostError['details'];
	/** The rule is known from the host's code alone, not from its document. */
	readonly fromCode?: boolean;
}

export const DOCUMENT = 'Tool input schema support';
export const CODE = 'input_schema.ex';

/** Puts a problem together; its place is ours, the host gives none. */
export function problem({ kind, keyword, node, mark, message, details, fromCode }: ProblemInput): Problem {
	return {
		finding: {
			code: FINDING_CODES[kind] ?? 'malformed-schema',
			severity: 'error',
			side: 'schema',
			keyword,
			node,
			mark: mark ?? 'entry',
			message,
			basis: fromCode === true ? 'source' : 'documented',
			source: fromCode === true ? CODE : DOCUMENT,
		},
		error: hostError(kind, details),
	};
}
