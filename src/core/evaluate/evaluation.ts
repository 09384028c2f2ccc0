import type { Document } from '../document/document.ts';
import type { Trace } from './trace.ts';

/** How numbers are compared and told apart. `tagged`: integers exact, and distinct from floats by spelling. */
export type NumberModel = 'exact' | 'double' | 'tagged';

/** In which order an object's properties are visited, and so which failure is the host's first. */
export type PropertyOrder =
	/** As written in the value. */
	| 'source'
	/** By the UTF-8 bytes of the name. */
	| 'utf8'
	/** As a JavaScript object enumerates them: integer names ascending, then as written. */
	| 'javascript';

/** What a profile says about evaluation. Every member is data that any profile can set. */
export interface EvaluationRules {
	readonly numbers: NumberModel;
	readonly propertyOrder: PropertyOrder;
	/** Whether `properties` is walked in the order of the schema (true) or of the value (false). */
	readonly propertiesBySchema: boolean;
	/** Keywords in the order in which the host checks them; those not named come after, in the schema's order. */
	readonly keywordOrder: readonly string[] | 'schema';
	/** Whether names that every JavaScript object inherits (`toString`, …) count as present. */
	readonly inheritedNames: boolean;
	/** Whether `1.0` is an integer. */
	readonly integerBySpelling: boolean;
	/** Whether a name written twice counts once with its last value (true); false: it cannot occur, the reader refuses. */
	readonly lastNameWins: boolean;
	/** Whether `format` asserts, and in draft-07 `contentEncoding` and `contentMediaType`. */
	readonly formatAssertion: boolean;
	/**
	 * Other spellings of keywords: alias → keyword. An alias means what its keyword means and is reported under
	 * its own spelling; beside the keyword itself it has no effect and its value is never looked at.
	 */
	readonly aliases?: Readonly<Record<string, string>>;
	/**
	 * Whether an object is walked once, each property against `properties`, `patternProperties` and
	 * `additionalProperties` together (at the place of the first of these in the order), instead of once for
	 * each keyword. Default false.
	 */
	readonly propertiesTogether?: boolean;
	/** Whether keywords beside `$ref` apply; by default as the dialect says (from 2019-09 on they do). */
	readonly refSiblings?: boolean;
	/** Whether `$schema` at the root of a document or resource chooses its dialect. Default false: the given one holds everywhere. */
	readonly dialectBySchema?: boolean;
	/** Whether a pattern that is no regular expression in Unicode mode is tried without it. Default false. */
	readonly patternFallback?: boolean;
	/** Keywords that the host takes and does nothing with. */
	readonly ignoredKeywords?: readonly string[];
	/** Whether `nullable: true` beside `type` lets null pass. Default false. */
	readonly nullable?: boolean;
}

/** A place of a schema: a node of one of the schema documents. */
export interface SchemaPlace {
	readonly document: Document;
	/** The value of the keyword, or the schema itself for a false schema. */
	readonly node: number;
}

/** What a keyword has to say of a failure, by the shape of what it says. */
export type FailureDetail =
	| { readonly kind: 'false' }
	| { readonly kind: 'type'; readonly expected: readonly string[] }
	/** A bound: minimum, maxLength, … `limit` is the number's JSON text, `actual` a count or number text. */
	| { readonly kind: 'bound'; readonly limit: string; readonly actual: string }
	| { readonly kind: 'multiple'; readonly divisor: string }
	| { readonly kind: 'pattern'; readonly pattern: string }
	| { readonly kind: 'format'; readonly format: string }
	/** The string does not hold what the schema says: `base64`, or a media type. */
	| { readonly kind: 'content'; readonly content: string }
	| { readonly kind: 'values' }
	| { readonly kind: 'missing'; readonly property: string; readonly because?: string }
	| { readonly kind: 'extra'; readonly property: string; readonly node: number }
	| { readonly kind: 'name'; readonly property: string; readonly node: number }
	| { readonly kind: 'duplicate'; readonly first: number; readonly second: number }
	| { readonly kind: 'items'; readonly limit: number; readonly actual: number }
	| { readonly kind: 'contains'; readonly minimum: number; readonly maximum: number | null; readonly actual: number }
	/** anyOf: none. oneOf: the branches that matched, by index. */
	| { readonly kind: 'branches'; readonly matched: readonly number[] }
	| { readonly kind: 'not' }
	/** The message of a failure that only wraps others. */
	| { readonly kind: 'wrapper'; readonly name: string };

/** One failure of a value against one keyword. */
export interface Failure {
	readonly keyword: string;
	readonly schema: SchemaPlace;
	/** Node of the value document: the containing object for object-level failures. */
	readonly instance: number;
	readonly detail: FailureDetail;
	/** Failures inside branches, one list a branch in schema order. */
	readonly branches?: readonly (readonly Failure[])[];
	/** Set where the instance is no node, but what JavaScript finds under this inherited name of the object `instance`. */
	readonly inherited?: string;
	/** The way by which the schema was reached; of traced plans alone. */
	readonly trace?: Trace;
}

/** What a keyword says about a value. */
export interface Annotation {
	readonly keyword: string;
	/** The value of the keyword: what it says. */
	readonly schema: SchemaPlace;
	/** Node of the value document. */
	readonly instance: number;
	/** The way by which the schema was reached. */
	readonly trace: Trace;
}

/** `first`: stop at the host's first failure. `all`: everything that can be said, in the same order. */
export type EvaluationMode = 'first' | 'all';

/** The result of one evaluation. */
export interface Evaluation {
	/** null when a limit ran out before the answer was known. */
	readonly valid: boolean | null;
	/** In the profile's order; the first is the host's first. Empty when valid. */
	readonly failures: readonly Failure[];
	/** Whether more failures were found than are listed. */
	readonly truncated: boolean;
	/** One step is one (schema × instance) evaluation. */
	readonly steps: number;
	/** The value node at which the steps ran out; -1 when they did not. */
	readonly exhaustedAt: number;
	/** Steps spent at and below each first-level… the node that took most steps, -1 when unknown. */
	readonly costliest: number;
	/** What the profile needs again to make its reply (the host's own error rows, …). */
	readonly memo?: unknown;
}
