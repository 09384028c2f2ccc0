import type { DialectId } from '../dialects/ids.ts';
import type { Document, Format, Span } from '../document/document.ts';
import type { SyntaxProblem } from '../document/syntax.ts';
import type { Evaluation, EvaluationRules } from '../evaluate/evaluation.ts';
import type { NamedDocument } from '../plan/registry.ts';
import type { Basis, Disposition, FindingCode, LimitUse, Reply, Severity, Side, Verdict } from '../report.ts';
import type { SchemaSite } from './places.ts';
import type { StageName } from './stages.ts';
import type { SubschemaShapes } from './subschemas.ts';

/** The role that a schema or value plays at a host. */
export interface ProfileContext {
	readonly id: string;
	readonly title: string;
	readonly summary: string;
	/** JSON that the host puts around what the schema describes, before it and after it; absent: nothing. */
	readonly envelope?: { readonly before: string; readonly after: string };
}

/** What a profile does with one keyword. */
export interface KeywordRow {
	readonly keyword: string;
	readonly disposition: Disposition;
	readonly note?: string;
	readonly basis: Basis;
	readonly source?: string;
	/** What holds in its place where formats assert. */
	readonly whereAsserted?: Pick<KeywordRow, 'disposition' | 'note'>;
}

/** What the engine knows how to count. */
export type Measure =
	| 'schema-bytes'
	| 'schema-nodes'
	| 'schema-levels'
	| 'properties'
	| 'required'
	| 'enum-values'
	| 'alternatives'
	| 'value-bytes'
	| 'value-levels'
	| 'value-nodes'
	| 'string-characters'
	| 'number-digits'
	| 'number-scale'
	| 'steps';

/** Another way in which a host may count what a limit counts. */
export type OtherCount =
	/** The bytes of the text as written, instead of its compact form. */
	| 'source-text'
	/** UTF-16 code units, instead of code points. */
	| 'utf16-units'
	/** Property names as well: as strings, or as nodes. */
	| 'names'
	/** Levels below the root, which is then level 0. */
	| 'below-root'
	/** A scalar opens a level too. */
	| 'scalars'
	/** Every JSON node of the schema, instead of its schemas. */
	| 'json-nodes';

/** One counted limit. */
export interface LimitRow {
	readonly measure: Measure;
	/** The name in the report's meters, e.g. "schema nodes". */
	readonly name: string;
	readonly side: Side;
	readonly limit: number;
	/** What one unit is: "bytes", "levels", … */
	readonly unit: string;
	readonly basis: Basis;
	readonly source?: string;
	/** How we count and where the host may count otherwise. */
	readonly note?: string;
	/** How the way of counting is known, where that differs from how the limit itself is known. */
	readonly counting?: Basis;
	/** By what factor other ways of counting may differ that nobody has written down: a use so close to the limit is noted. */
	readonly margin?: number;
	/** Other ways to count that the host's facts leave open: a use that falls on the other side by one of them is noted. */
	readonly otherCounts?: readonly OtherCount[];
}

/** A finding before its place is turned into lines and columns. Nodes, not ranges; the reporter adds the rest. */
export interface RawFinding {
	readonly code: FindingCode;
	readonly severity: Severity;
	readonly side: Side;
	readonly keyword: string | null;
	/** Node of the side's document that the finding marks; 0 where the text has no tree. */
	readonly node: number;
	/** Marks this span of the text instead of a node: what is wrong with the text itself. */
	readonly span?: Span;
	/** The span of the same thing's other place in the same text (the other occurrence of a name). */
	readonly otherSpan?: Span;
	/** Mark the name under which the node stands, the node itself, or both. */
	readonly mark: 'name' | 'value' | 'entry';
	/** Node whose pointer is the location, where it differs from `node` (an object-level failure). */
	readonly at?: number;
	/** For a value finding: the schema node of the keyword. */
	readonly schemaNode?: number;
	/** The document of `schemaNode`, or of `node` on the schema side, where it is not the schema that is judged. */
	readonly schemaDocument?: Document;
	/** The further schema that it is about, by its index, and the span of its text where no node stands for that. */
	readonly further?: { readonly index: number; readonly span?: Span };
	readonly message: string;
	readonly basis: Basis;
	readonly source?: string;
	readonly property?: string;
	readonly branches?: readonly (readonly RawFinding[])[];
	readonly limit?: LimitUse;
	/** The URI of the schema document that a reference needs and nobody gave. */
	readonly missing?: string;
	/** The id of the profile that fits what the schema says of itself. */
	readonly better?: string;
}

/** What a profile answers about a schema. */
export interface Admission {
	readonly taken: boolean;
	/** All findings, the host's first error at the head; errors, warnings, notes. */
	readonly findings: readonly RawFinding[];
	/** What the profile needs again to make its reply (the host's own error object, raw rows, …). */
	readonly memo?: unknown;
}

/** A problem with the value that the host finds before it evaluates (root kind, envelope). */
export interface Preflight {
	readonly findings: readonly RawFinding[];
	/** The node at which evaluation starts; -1: do not evaluate. */
	readonly root: number;
	/** Whether the host finds this before it looks at the schema, so that this finding beats the schema's. */
	readonly beforeSchema: boolean;
	readonly memo?: unknown;
}

/** What a profile is given to answer about a value itself. The schema is taken. */
export interface AnswerInput {
	readonly context: string;
	readonly admission: Admission;
	readonly value: Document;
	/** The node at which evaluation starts. */
	readonly root: number;
	readonly evaluation: Evaluation | null;
}

/** All that a profile is given to make the host's reply. */
export interface Outcome {
	readonly context: string;
	readonly verdict: Verdict;
	/** Where the host stops; null when it goes through. */
	readonly stage: StageName | null;
	readonly schema: Document | null;
	readonly value: Document | null;
	readonly schemaSyntax: SyntaxProblem | null;
	readonly valueSyntax: SyntaxProblem | null;
	readonly admission: Admission | null;
	readonly preflight: Preflight | null;
	readonly evaluation: Evaluation | null;
	/** The finding at which the host stops, if any. */
	readonly first: RawFinding | null;
	/** All errors and warnings in the host's order. */
	readonly findings: readonly RawFinding[];
	/** Where the schema stands, when it is judged in the document that holds it. */
	readonly site?: SchemaSite;
}

/** How a citation in `source` is resolved for the reader. */
export interface ProfileSource {
	readonly title: string;
	readonly url?: string;
}

/** One version of a host's contract. */
export interface ContractVersion {
	readonly id: string;
	readonly title: string;
	/** The host's release that first holds it, in words. */
	readonly release: string;
	readonly commit?: string;
	/** What changed against the one before. */
	readonly changes: string;
	/** Whether it is the version that the profile is of. */
	readonly current?: boolean;
}

/** What one version of one host accepts. Data first; functions only where the host itself is code. */
export interface Profile {
	readonly id: string;
	readonly version: string;
	readonly title: string;
	/** Heading in the picker. */
	readonly group: string;
	readonly summary: string;
	/** Set where the profile does not cover the host whole: says what is left out. */
	readonly partial?: string;
	readonly source: ProfileSource;
	/** Every known version of the host's contract, this one among them, in order of release. */
	readonly versions?: readonly ContractVersion[];
	/** At least one; the first is the default. */
	readonly contexts: readonly [ProfileContext, ...ProfileContext[]];
	/** The dialect whose keyword semantics the plan uses. */
	readonly dialect: DialectId;
	readonly keywords: readonly KeywordRow[];
	/** The keywords that hold subschemas; absent: those of the published dialects. */
	readonly applicators?: SubschemaShapes;
	/** Disposition of a keyword that is in no row. */
	readonly otherKeywords: Omit<KeywordRow, 'keyword'>;
	readonly limits: readonly LimitRow[];
	/** Formats the host reads a schema in, first is usual. */
	readonly schemaFormats: readonly Format[];
	/** How a name written twice is treated on each side. */
	readonly duplicateNames: Readonly<Record<Side, 'refuse' | 'warn'>>;
	readonly rules: EvaluationRules;
	/** Whether the person chooses if `format` asserts. */
	readonly formatChoice?: boolean;
	/**
	 * Whether it is a dialect as published, with no host behind it: references may reach documents given by hand,
	 * annotations are collected, and the standard's output can be had. Default false.
	 */
	readonly standard?: boolean;
	/** Whether the host tells nothing, so that all explanation is ours. */
	readonly silent?: boolean;
	/** When the host would say its reply. */
	readonly replyNote: (outcome: Outcome) => string;
	/**
	 * Does the profile take this schema? Pure; no recursion on depth.
	 * @param given other schema documents, among which its meta-schema may be; of published dialects alone
	 */
	readonly admit: (schema: Document, context: string, given: readonly NamedDocument[]) => Admission;
	/** What the host says of the place where a schema stands in its document: an error refuses it, whatever it holds. */
	readonly placed?: (context: string, site: SchemaSite) => readonly RawFinding[];
	/** What the host checks of the value before evaluation. Default: nothing, root 0. */
	readonly preflight?: (value: Document, context: string, schema: Document) => Preflight;
	/**
	 * The host's own answer about a value, where its code decides and not the dialect. It is given what the engine
	 * finds (null where the engine cannot compile a schema that the host takes) and answers with what holds.
	 */
	readonly answer?: (input: AnswerInput) => Evaluation;
	/** Notes and warnings on an evaluation, beside its failures. Default: none. */
	readonly remarks?: (evaluation: Evaluation, value: Document, schema: Document) => readonly RawFinding[];
	/** What the host itself would say. */
	readonly reply: (outcome: Outcome) => Reply;
}
