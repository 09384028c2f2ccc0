/** Keywords by vocabulary, as 2019-09 and 2020-12 share them. */
export const APPLICATOR_NAMES: readonly string[] = [
	'items',
	'contains',
	'properties',
	'patternProperties',
	'additionalProperties',
	'propertyNames',
	'dependentSchemas',
	'if',
	'then',
	'else',
	'allOf',
	'anyOf',
	'oneOf',
	'not',
];

export const UNEVALUATED_NAMES: readonly string[] = ['unevaluatedItems', 'unevaluatedProperties'];

export const VALIDATION_NAMES: readonly string[] = [
	'type',
	'const',
	'enum',
	'multipleOf',
	'minimum',
	'maximum',
	'exclusiveMinimum',
	'exclusiveMaximum',
	'minLength',
	'maxLength',
	'pattern',
	'minItems',
	'maxItems',
	'uniqueItems',
	'minContains',
	'maxContains',
	'minProperties',
	'maxProperties',
	'required',
	'dependentRequired',
];

export const FORMAT_NAMES: readonly string[] = ['format'];

export const META_DATA_NAMES: readonly string[] = [
	'title',
	'description',
	'default',
	'deprecated',
	'readOnly',
	'writeOnly',
	'examples',
];

export const CONTENT_NAMES: readonly string[] = ['contentMediaType', 'contentEncoding', 'contentSchema'];
