import type { Finding, Position, Report } from '../core/index.ts';

/** The name of the limit that is ours: no host sets it. */
export const TIME_GUARD = "time (the playground's guard)";

/** What is known of a run that was ended for its time. */
export interface GuardedRun {
	readonly id?: string;
	readonly profile: { readonly id: string; readonly version: string };
	readonly context: string;
	/** Whether a value was judged too; otherwise the schema alone. */
	readonly withValue: boolean;
	/** Milliseconds. */
	readonly used: number;
	/** Milliseconds. */
	readonly limit: number;
}

const START: Position = { offset: 0, line: 1, column: 1 };

/**
 * The report on a run that the time guard ended. Nothing is known of schema and value: the verdict is
 * `exhausted`, and neither taken nor fits is said. Pure; the page and the command line use the same.
 */
export function guardReport(run: GuardedRun): Report {
	const side = run.withValue ? 'value' : 'schema';
	const finding: Finding = {
		code: 'time',
		severity: 'error',
		side,
		// The host did not stop here: we did.
		first: false,
		keyword: null,
		instanceLocation: run.withValue ? '' : null,
		schemaLocation: null,
		message:
			`Stopped after ${words(run.used)}: the playground's own time limit of ${words(run.limit)} ran out, not a limit of the host. ` +
			'A pattern that backtracks without end is the usual cause; the limit can be changed in the settings.',
		basis: 'documented',
		source: "the playground's guard",
		limit: { name: TIME_GUARD, used: run.used, limit: run.limit },
		range: { start: START, end: START },
	};
	return {
		...(run.id === undefined ? {} : { id: run.id }),
		profile: run.profile,
		context: run.context,
		verdict: 'exhausted',
		schemaTaken: null,
		valueFits: null,
		findings: [finding],
		meters: [{ name: TIME_GUARD, side, used: run.used, limit: run.limit, location: '', unit: 'milliseconds' }],
		keywords: [],
		tally: { schemaNodes: 0, schemaLevels: 0, valueNodes: 0, steps: 0 },
		reply: { text: '' },
		replyNote: 'The playground stopped first, so what the host says is not known.',
	};
}

/** Milliseconds as a person reads them. */
function words(milliseconds: number): string {
	return milliseconds < 1000
		? `${milliseconds} ms`
		: `${(milliseconds / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`;
}
