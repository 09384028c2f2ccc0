import type { Keyword } from '../keywords/keyword.ts';
import type { DialectId } from './ids.ts';

/** A dialect: a table over keywords, and the few things that are about schemas as a whole. */
export interface Dialect {
	readonly id: DialectId;
	/** URI of the meta-schema, without fragment. */
	readonly uri: string;
	readonly keywords: readonly Keyword[];
	/** The keyword that identifies a resource. */
	readonly identifier: '$id' | 'id';
	/** Whether the identifier may be a plain fragment, and then is an anchor. */
	readonly anchorsInIdentifier: boolean;
	/** Whether keywords beside `$ref` apply. */
	readonly refSiblings: boolean;
	/** Whether `true` and `false` are schemas anywhere (draft-04 has them in two places only). */
	readonly booleanSchemas: boolean;
	/** Whether a name that is no keyword annotates; before 2019-09 it is to be ignored. */
	readonly unknownAnnotates: boolean;
	/** Whether a count must be written as an integer: `2.0` is none. */
	readonly countsBySpelling: boolean;
	/** Whether `1.0` is no integer. */
	readonly integerBySpelling: boolean;
	/** Vocabularies by URI, each with its keywords' names; none before 2019-09. */
	readonly vocabularies: ReadonlyMap<string, readonly string[]>;
	/** Vocabularies that make `format` assert. */
	readonly formatAssertion: string | null;
}
