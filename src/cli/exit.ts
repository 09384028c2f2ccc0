import type { Verdict } from '../core/index.ts';

/** What the process answers with. */
export const EXIT = {
	/** The schema is taken, and the value, where there is one, fits. */
	fits: 0,
	/** The schema is refused or the value does not fit. */
	refused: 1,
	/** A limit ran out: neither. */
	exhausted: 2,
	/** A text, a link or a line of a batch cannot be read. */
	unreadable: 3,
	/** The command itself is wrong: an option, a file that is not there, a profile or context of no such name. */
	usage: 64,
	/** A fault of Keyhole's own. */
	software: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const OF_VERDICT: Readonly<Record<Verdict, ExitCode>> = {
	accepted: EXIT.fits,
	refused: EXIT.refused,
	invalid: EXIT.refused,
	exhausted: EXIT.exhausted,
	unreadable: EXIT.unreadable,
};

/** The exit code of one report. */
export function exitOf(verdict: Verdict): ExitCode {
	return OF_VERDICT[verdict];
}

/** The exit code of several answers: the greatest, so 70 before 64 before 3 before 2 before 1 before 0. */
export function worseExit(a: ExitCode, b: ExitCode): ExitCode {
	return a > b ? a : b;
}
