/** The report on one (schema, value, profile, context): the same object in the worker, the CLI and the tests. */

/** `refused`: the schema is not taken. `invalid`: the value does not fit. `exhausted`: a limit ran out, neither valid nor invalid. */
export type Verdict = 'accepted' | 'refused' | 'invalid' | 'exhausted' | 'unreadable';

export type Severity = 'error' | 'warning' | 'info';
export type Side = 'schema' | 'value';

/** How a claim about a host is known. */
export type Basis = 'documented' | 'source' | 'observed' | 'inferred';

/** What kind of thing a finding says. */
export type FindingCode =
	/** The text cannot be read. */
	| 'parse'
	/** The text can be read but stands for no single JSON value. */
	| 'not-json'
	| 'cycle'
	| 'multi-document'
	| 'duplicate-key'
	/** Admission. */
	| 'unsupported-keyword'
	| 'unsupported-type'
	| 'malformed-schema'
	| 'ignored-keyword'
	| 'unresolved-reference'
	| 'reference-loop'
	/** A further schema document that references cannot reach. */
	| 'further-schema'
	| 'dialect'
	| 'root'
	/** Evaluation. */
	| 'mismatch'
	/** The envelope that a host puts around a value. */
	| 'envelope'
	/** A counted limit ran out. */
	| 'limit'
	/** The playground's own guard ended the run. */
	| 'time'
	/** Warnings and notes. */
	| 'strict-types'
	| 'strict-tuples'
	| 'advisory'
	| 'host-dependent'
	| 'without-effect'
	/** More of the same was found than is listed. */
	| 'more';

/** A place in a text. `offset` counts UTF-16 units from 0; `line` and `column` from 1. */
export interface Position {
	readonly offset: number;
	readonly line: number;
	readonly column: number;
}

/** A half-open range. */
export interface Range {
	readonly start: Position;
	readonly end: Position;
}

export interface LimitUse {
	readonly name: string;
	readonly used: number;
	readonly limit: number;
}

export interface Finding {
	readonly code: FindingCode;
	readonly severity: Severity;
	/** The side whose text `range` is in. */
	readonly side: Side;
	/** Whether this is the failure at which the host stops. */
	readonly first: boolean;
	/** The keyword concerned; `false` for a false schema; null where no keyword is. */
	readonly keyword: string | null;
	/** JSON Pointer into the value; null for a finding about the schema alone. */
	readonly instanceLocation: string | null;
	/** JSON Pointer of the keyword in the schema document, after following references; null where no keyword is concerned. */
	readonly schemaLocation: string | null;
	/** Our explanation, never the host's words. */
	readonly message: string;
	readonly basis: Basis;
	/** Where the fact comes from, as a short citation. */
	readonly source?: string;
	/** The property named by an object-level failure. */
	readonly property?: string;
	/** Failures inside the branches of a combinator, one list a branch, in schema order. */
	readonly branches?: readonly (readonly Finding[])[];
	readonly limit?: LimitUse;
	/** The URI of the schema document that a reference needs and nobody gave. */
	readonly missing?: string;
	/** The id of the profile that fits what the schema says of itself. */
	readonly better?: string;
	readonly range: Range;
	/** The matching place on the other side: the keyword of a value finding. */
	readonly related?: { readonly side: Side; readonly range: Range };
	/** The place in a further schema: of the fault itself, or of the keyword behind a failure of the value. */
	readonly further?: FurtherPlace;
}

/** A place in the text of a further schema. */
export interface FurtherPlace {
	/** Which one of those given, from 0. */
	readonly index: number;
	readonly uri: string;
	readonly range: Range;
}

/** One thing that a keyword of the schema says about one place of a value that fits. */
export interface Annotation {
	/** JSON Pointer into the value. */
	readonly instanceLocation: string;
	readonly keyword: string;
	/** What the keyword says, as its schema has it written; a long text is cut. */
	readonly text: string;
	/** JSON Pointer of the keyword in the document that holds it. */
	readonly schemaLocation: string;
	/** The URI of that document, where it is not the schema that is judged. */
	readonly schemaUri?: string;
	/** The place in the value. */
	readonly range: Range;
	/** The keyword in the schema's text, where it is there. */
	readonly related?: { readonly side: Side; readonly range: Range };
	/** The keyword in a further schema, where it is there. */
	readonly further?: FurtherPlace;
}

/** What the schema says about the parts of a value that fits, in the order of the value. */
export interface Annotations {
	/** How many there are. */
	readonly total: number;
	/** The first of them. */
	readonly listed: readonly Annotation[];
}

/** How much of one limit is used, and where the maximum was reached. */
export interface Meter {
	readonly name: string;
	readonly side: Side;
	readonly used: number;
	readonly limit: number;
	/** JSON Pointer of the place that costs most; "" for the whole. */
	readonly location: string;
	/** What is counted, in words, with the unit. */
	readonly unit?: string;
	readonly basis?: Basis;
	/** How we count, where the host may count differently. */
	readonly note?: string;
	readonly range?: Range;
}

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What the host itself would say: its own shape, and the same as it would be printed. */
export interface Reply {
	/** The host's own fields (class, message, details; code, text, …). */
	readonly [field: string]: Json | undefined;
	/** As it would arrive: the term, JSON or log line. Empty when the host says nothing. */
	readonly text: string;
}

/** What one keyword of the schema is to the profile. */
export type Disposition = 'enforce' | 'annotate' | 'ignore' | 'rewrite' | 'refuse';

/** One row of the keyword table: a keyword that the schema uses. */
export interface KeywordUse {
	readonly keyword: string;
	readonly disposition: Disposition;
	readonly count: number;
	/** JSON Pointer of the first use in the schema document. */
	readonly first: string;
	readonly range?: Range;
	readonly note?: string;
	readonly basis: Basis;
	readonly source?: string;
}

/** What was looked at, for the page's summary. */
export interface Tally {
	readonly schemaNodes: number;
	readonly schemaLevels: number;
	readonly valueNodes: number;
	readonly steps: number;
}

export interface Report {
	readonly id?: string;
	readonly profile: { readonly id: string; readonly version: string };
	readonly context: string;
	readonly verdict: Verdict;
	/** Whether the profile takes the schema; null when not judged. */
	readonly schemaTaken: boolean | null;
	/** Whether the value fits; null when not judged. */
	readonly valueFits: boolean | null;
	readonly findings: readonly Finding[];
	readonly meters: readonly Meter[];
	readonly keywords: readonly KeywordUse[];
	readonly tally: Tally;
	readonly reply: Reply;
	/** One sentence, ours: when and where the host would say it. */
	readonly replyNote: string;
	/** Where they were asked for, and the profile collects them. */
	readonly annotations?: Annotations;
	/** The standard's output as JSON text, where it was asked for and the profile gives it. */
	readonly output?: string;
}
