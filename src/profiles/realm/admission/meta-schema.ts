import type { Document } from '../../../core/document/document.ts';
import { readJson } from '../../../core/document/json.ts';

/** The URI under which the host's validator keeps its meta-schema. */
export const META_SCHEMA_URI = 'http://json-schema.org/draft-07/schema';

const self = { $ref: '#' };
const count = { $ref: '#/definitions/nonNegativeInteger' };
const countDefault0 = { $ref: '#/definitions/nonNegativeIntegerDefault0' };
const schemas = { $ref: '#/definitions/schemaArray' };
const text = { type: 'string' };
const number = { type: 'number' };
const flag = { type: 'boolean', default: false };
const named = { type: 'object', additionalProperties: self, default: {} };

/**
 * The draft-07 meta-schema as the host's validator has it. The order of its properties is the order in which
 * malformed keywords are found, and in which near misses of a keyword are tried; the published one has another.
 */
const META_SCHEMA = {
	$schema: 'http://json-schema.org/draft-07/schema#',
	$id: 'http://json-schema.org/draft-07/schema#',
	title: 'Core schema meta-schema',
	definitions: {
		schemaArray: { type: 'array', minItems: 1, items: self },
		nonNegativeInteger: { type: 'integer', minimum: 0 },
		nonNegativeIntegerDefault0: { allOf: [count, { default: 0 }] },
		simpleTypes: { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] },
		stringArray: { type: 'array', items: text, uniqueItems: true, default: [] },
	},
	type: ['object', 'boolean'],
	properties: {
		$id: { type: 'string', format: 'uri-reference' },
		$schema: { type: 'string', format: 'uri' },
		$ref: { type: 'string', format: 'uri-reference' },
		$comment: text,
		title: text,
		description: text,
		default: true,
		readOnly: flag,
		examples: { type: 'array', items: true },
		multipleOf: { type: 'number', exclusiveMinimum: 0 },
		maximum: number,
		exclusiveMaximum: number,
		minimum: number,
		exclusiveMinimum: number,
		maxLength: count,
		minLength: countDefault0,
		pattern: { type: 'string', format: 'regex' },
		additionalItems: self,
		items: { anyOf: [self, schemas], default: true },
		maxItems: count,
		minItems: countDefault0,
		uniqueItems: flag,
		contains: self,
		maxProperties: count,
		minProperties: countDefault0,
		required: { $ref: '#/definitions/stringArray' },
		additionalProperties: self,
		definitions: named,
		properties: named,
		patternProperties: {
			type: 'object',
			additionalProperties: self,
			propertyNames: { format: 'regex' },
			default: {},
		},
		dependencies: {
			type: 'object',
			additionalProperties: { anyOf: [self, { $ref: '#/definitions/stringArray' }] },
		},
		propertyNames: self,
		const: true,
		enum: { type: 'array', items: true, minItems: 1, uniqueItems: true },
		type: {
			anyOf: [
				{ $ref: '#/definitions/simpleTypes' },
				{ type: 'array', items: { $ref: '#/definitions/simpleTypes' }, minItems: 1, uniqueItems: true },
			],
		},
		format: text,
		contentMediaType: text,
		contentEncoding: text,
		if: self,
		// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
		then: self,
		else: self,
		allOf: schemas,
		anyOf: schemas,
		oneOf: schemas,
		not: self,
	},
	default: true,
};

/** The keywords that the meta-schema describes, in its order. */
export const META_KEYWORDS: readonly string[] = Object.keys(META_SCHEMA.properties);

let document: Document | null = null;

/** The meta-schema as a document, read on first use. */
export function metaSchemaDocument(): Document {
	if (document === null) {
		const read = readJson(JSON.stringify(META_SCHEMA));
		if (!read.ok) throw new Error(read.error.message);
		document = read.document;
	}
	return document;
}
