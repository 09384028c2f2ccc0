import { containsEvaluating } from '../keywords/contains.ts';
import { dynamicAnchor } from '../keywords/identifiers.ts';
import { items, prefixItems } from '../keywords/items.ts';
import { dynamicRef } from '../keywords/references.ts';
import type { Dialect } from './dialect.ts';
import { draft201909 } from './draft-2019-09.ts';
import { replaceKeywords } from './replace.ts';
import {
	APPLICATOR_NAMES,
	CONTENT_NAMES,
	FORMAT_NAMES,
	META_DATA_NAMES,
	UNEVALUATED_NAMES,
	VALIDATION_NAMES,
} from './vocabularies.ts';

const VOCABULARY = 'https://json-schema.org/draft/2020-12/vocab';

export const draft202012: Dialect = {
	...draft201909,
	id: '2020-12',
	uri: 'https://json-schema.org/draft/2020-12/schema',
	keywords: replaceKeywords(
		draft201909,
		['$recursiveAnchor', '$recursiveRef', 'additionalItems'],
		[dynamicAnchor, dynamicRef, items, prefixItems, containsEvaluating],
	),
	vocabularies: new Map([
		[`${VOCABULARY}/core`, []],
		[`${VOCABULARY}/applicator`, [...APPLICATOR_NAMES, 'prefixItems']],
		[`${VOCABULARY}/unevaluated`, UNEVALUATED_NAMES],
		[`${VOCABULARY}/validation`, VALIDATION_NAMES],
		[`${VOCABULARY}/meta-data`, META_DATA_NAMES],
		[`${VOCABULARY}/format-annotation`, FORMAT_NAMES],
		[`${VOCABULARY}/format-assertion`, FORMAT_NAMES],
		[`${VOCABULARY}/content`, CONTENT_NAMES],
	]),
	formatAssertion: `${VOCABULARY}/format-assertion`,
};
