import { examples } from '../keywords/annotations.ts';
import { contains } from '../keywords/contains.ts';
import { id } from '../keywords/identifiers.ts';
import { exclusiveMaximum, exclusiveMinimum, maximum, minimum } from '../keywords/number-bounds.ts';
import { propertyNames } from '../keywords/property-names.ts';
import { constant } from '../keywords/values.ts';
import type { Dialect } from './dialect.ts';
import { draft04 } from './draft-04.ts';
import { replaceKeywords } from './replace.ts';

export const draft06: Dialect = {
	...draft04,
	id: 'draft-06',
	uri: 'http://json-schema.org/draft-06/schema',
	keywords: replaceKeywords(
		draft04,
		['id'],
		[id, examples, constant, contains, propertyNames, minimum, maximum, exclusiveMinimum, exclusiveMaximum],
	),
	identifier: '$id',
	booleanSchemas: true,
	countsBySpelling: false,
	integerBySpelling: false,
};
