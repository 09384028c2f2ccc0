import { contentEncoding, contentMediaType, contentSchema, deprecated } from '../keywords/annotations.ts';
import { containsCounted, maxContains, minContains } from '../keywords/contains.ts';
import { dependentSchemas } from '../keywords/dependencies.ts';
import { anchor, defs, recursiveAnchor, vocabulary } from '../keywords/identifiers.ts';
import { recursiveRef } from '../keywords/references.ts';
import { dependentRequired } from '../keywords/required.ts';
import { unevaluatedItems, unevaluatedProperties } from '../keywords/unevaluated.ts';
import type { Dialect } from './dialect.ts';
import { draft07 } from './draft-07.ts';
import { replaceKeywords } from './replace.ts';
import {
	APPLICATOR_NAMES,
	CONTENT_NAMES,
	FORMAT_NAMES,
	META_DATA_NAMES,
	UNEVALUATED_NAMES,
	VALIDATION_NAMES,
} from './vocabularies.ts';

const VOCABULARY = 'https://json-schema.org/draft/2019-09/vocab';

/** `definitions` and `dependencies` are kept, as the meta-schema keeps them. */
export const draft201909: Dialect = {
	...draft07,
	id: '2019-09',
	uri: 'https://json-schema.org/draft/2019-09/schema',
	keywords: replaceKeywords(
		draft07,
		[],
		[
			vocabulary,
			deprecated,
			contentEncoding,
			contentMediaType,
			contentSchema,
			anchor,
			recursiveAnchor,
			recursiveRef,
			defs,
			containsCounted,
			minContains,
			maxContains,
			dependentRequired,
			dependentSchemas,
			unevaluatedItems,
			unevaluatedProperties,
		],
	),
	anchorsInIdentifier: false,
	refSiblings: true,
	unknownAnnotates: true,
	vocabularies: new Map([
		[`${VOCABULARY}/core`, []],
		[`${VOCABULARY}/applicator`, [...APPLICATOR_NAMES, ...UNEVALUATED_NAMES, 'additionalItems']],
		[`${VOCABULARY}/validation`, VALIDATION_NAMES],
		[`${VOCABULARY}/meta-data`, META_DATA_NAMES],
		[`${VOCABULARY}/format`, FORMAT_NAMES],
		[`${VOCABULARY}/content`, CONTENT_NAMES],
	]),
};
