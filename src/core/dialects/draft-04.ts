import { defaultValue, description, title } from '../keywords/annotations.ts';
import { allOf, anyOf, not, oneOf } from '../keywords/combinators.ts';
import { maxItems, maxLength, maxProperties, minItems, minLength, minProperties } from '../keywords/counts.ts';
import { dependencies } from '../keywords/dependencies.ts';
import { format } from '../keywords/format.ts';
import { definitions, idDraft4, schemaUri } from '../keywords/identifiers.ts';
import { additionalItems, itemsOrTuple } from '../keywords/items.ts';
import { multipleOf } from '../keywords/multiple-of.ts';
import {
	exclusiveMaximumDraft4,
	exclusiveMinimumDraft4,
	maximumDraft4,
	minimumDraft4,
} from '../keywords/number-bounds.ts';
import { pattern } from '../keywords/pattern.ts';
import { additionalProperties, patternProperties, properties } from '../keywords/properties.ts';
import { ref } from '../keywords/references.ts';
import { required } from '../keywords/required.ts';
import { type } from '../keywords/type.ts';
import { uniqueItems } from '../keywords/unique-items.ts';
import { enumeration } from '../keywords/values.ts';
import type { Dialect } from './dialect.ts';

export const draft04: Dialect = {
	id: 'draft-04',
	uri: 'http://json-schema.org/draft-04/schema',
	keywords: [
		schemaUri,
		title,
		description,
		defaultValue,
		idDraft4,
		ref,
		definitions,
		type,
		enumeration,
		multipleOf,
		minimumDraft4,
		maximumDraft4,
		exclusiveMinimumDraft4,
		exclusiveMaximumDraft4,
		minLength,
		maxLength,
		pattern,
		format,
		minItems,
		maxItems,
		uniqueItems,
		itemsOrTuple,
		additionalItems,
		minProperties,
		maxProperties,
		required,
		properties,
		patternProperties,
		additionalProperties,
		dependencies,
		allOf,
		anyOf,
		oneOf,
		not,
	],
	identifier: 'id',
	anchorsInIdentifier: true,
	refSiblings: false,
	booleanSchemas: false,
	unknownAnnotates: false,
	countsBySpelling: true,
	integerBySpelling: true,
	vocabularies: new Map(),
	formatAssertion: null,
};
