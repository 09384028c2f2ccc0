import type { Finding, FindingCode, KeywordUse, Meter, Report, Side, Verdict } from '../core/index.ts';

/** One target of a comparison and what it answers. Plain data. */
export interface CompareRow {
	/** Profile id and context, unlike any other row's. */
	readonly id: string;
	readonly profile: string;
	readonly version: string;
	/** The profile's title; with the context where another row has the same profile. */
	readonly title: string;
	readonly context: string;
	/** The context in words; null where the profile has one only. */
	readonly contextTitle: string | null;
	readonly verdict: Verdict;
	/** null where it is not known. */
	readonly schemaTaken: boolean | null;
	readonly valueFits: boolean | null;
	/** Where the host stops; null where it goes through. */
	readonly first: Finding | null;
	/** The outcome in one sentence, without the profile's name. */
	readonly sentence: string;
	/** The limit of which the largest share is used. */
	readonly worst: Meter | null;
	/** As it would arrive; empty when the host says nothing. */
	readonly reply: string;
	readonly report: Report;
}

/** What makes two outcomes the same: the verdict, and the kind and place of what the host stops at. */
export interface Reason {
	readonly code: FindingCode;
	readonly side: Side;
	readonly keyword: string | null;
	/** JSON Pointers; null where there is none. */
	readonly schemaLocation: string | null;
	readonly instanceLocation: string | null;
}

/** Rows with the same outcome for the same reason. */
export interface OutcomeGroup {
	readonly verdict: Verdict;
	/** null where all goes through. */
	readonly reason: Reason | null;
	/** Row ids, in the order of the rows. */
	readonly rows: readonly string[];
	/** "3 take it and the value fits", "2 refuse the schema for the same reason: …". */
	readonly sentence: string;
}

/** A finding and all rows that have it at the same place for the same reason. */
export interface SharedFinding {
	/** As the first of the rows says it. */
	readonly finding: Finding;
	readonly rows: readonly string[];
	/** The rows whose host stops at it. */
	readonly firstFor: readonly string[];
}

/** One keyword of the schema, and what each row does with it. */
export interface KeywordLine {
	readonly keyword: string;
	/** Row id → each way in which the profile treats it, with the place where it first does. Empty: not looked at. */
	readonly uses: Readonly<Record<string, readonly KeywordUse[]>>;
	/** Whether not all rows treat it alike. */
	readonly differs: boolean;
}

export interface Comparison {
	readonly rows: readonly CompareRow[];
	/** The largest first; in the order of the rows where they are as large. */
	readonly groups: readonly OutcomeGroup[];
	readonly findings: readonly SharedFinding[];
	readonly keywords: readonly KeywordLine[];
}
