import type { DialectId } from '../core/dialects/ids.ts';
import type { Document } from '../core/document/document.ts';
import type { Change } from './edits/changes.ts';

/** What an edit does to the values that fit: none changes, some more fit, or some fit no more. */
export type RuleKind = 'keeps-meaning' | 'loses' | 'adds';

/** Where rules are asked for proposals. */
export interface RulePlace {
	readonly document: Document;
	/** The schema. */
	readonly node: number;
	/** The dialect in which the schema is meant. */
	readonly dialect: DialectId;
	/** Whether `format` asserts as the schema is meant. */
	readonly formatAssertion: boolean;
	/** Other spellings of keywords that a target reads: alias → keyword. */
	readonly aliases: Readonly<Record<string, string>>;
	/** The keywords of this schema that are refused; null: any may be. */
	readonly refused: ReadonlySet<string> | null;
	/** The keyword that the proposals are to help against; null: any. */
	readonly about: string | null;
}

/** One way to rewrite a schema. */
export interface Proposal {
	/** Tells proposals of one rule at one place apart. */
	readonly variant: string;
	readonly changes: readonly Change[];
	/** What is done, in a sentence. */
	readonly sentence: string;
	/** The keyword that it is about. */
	readonly keyword: string;
	/** The constraint that is lost, as it stands in the text; of rules that lose one. */
	readonly lost?: string;
	/** The constraint that is added; of rules that add one. */
	readonly added?: string;
	/** The dialect in which the schema is meant afterwards, where it changes. */
	readonly dialect?: DialectId;
}

/** One rule of rewriting. Pure: proposals follow from the place alone. */
export interface Rule {
	readonly id: string;
	readonly title: string;
	readonly kind: RuleKind;
	readonly propose: (place: RulePlace) => Iterable<Proposal>;
}
