import type { Json } from '../../core/report.ts';
import type { Example } from '../example.ts';
import { layOut } from '../layout.ts';

interface Draft extends Omit<Example, 'profile' | 'schema' | 'value'> {
	readonly context: string;
	readonly schema: string;
	readonly value: string;
}

const example = ({ schema, value, ...rest }: Draft): Example => ({
	...rest,
	profile: 'me',
	schema: { text: schema, format: 'json' },
	value: { text: value, format: 'json' },
});

const times = (count: number, each: (index: number) => Json): readonly Json[] =>
	Array.from({ length: count }, (_, index) => each(index));

/** A schema inside as many lists as `levels` says. */
const listsOf = (inner: { readonly [keyword: string]: Json }, levels: number): Json =>
	times(levels, () => null).reduce<Json>((schema) => ({ type: 'array', items: schema }), inner);

/** Handlers of the kind that manifests declare, and calls that show what the profile does. */
export const examples: readonly Example[] = [
	example({
		id: 'me-steps-run-out',
		title: 'A bounded handler that exhausts its steps',
		summary:
			'Every reading fits, but 16 rules for each of 7,500 readings take more than 100,000 steps: neither valid nor invalid. One `not` around one `enum` would do.',
		context: 'function-input',
		schema: layOut({
			type: 'object',
			properties: {
				station: { type: 'string', maxLength: 40 },
				readings: {
					type: 'array',
					description: 'Hundredths of a degree, never one of the error codes of the sensor',
					items: { allOf: times(16, (code) => ({ not: { const: 9000 + code } })) },
				},
			},
			required: ['station', 'readings'],
			additionalProperties: false,
		}),
		value: layOut({ station: 'Zugspitze', readings: times(7_500, (index) => 1200 + ((index * 37) % 250)) }),
	}),
	example({
		id: 'me-reference-refused',
		title: 'References, definitions, patterns and formats',
		summary: 'Each refuses the binding, wherever it stands; the handler is never called.',
		context: 'function-input',
		schema: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "properties": {
    "invoice": { "$ref": "#/$defs/number" },
    "due": { "type": "string", "format": "date" },
    "lines": { "type": "array", "items": { "type": "string" }, "uniqueItems": true }
  },
  "required": ["invoice"],
  "$defs": {
    "number": { "type": "string", "pattern": "^INV-[0-9]+$" }
  }
}`,
		value: `{
  "invoice": "INV-1042",
  "due": "2026-03-01",
  "lines": ["hosting", "support"]
}`,
	}),
	example({
		id: 'me-method-envelope',
		title: 'A method call with a field too many',
		summary: 'The envelope holds exactly self and args; the schema describes args alone, which fit.',
		context: 'method-args',
		schema: `{
  "type": "object",
  "properties": {
    "amount": { "type": "number", "exclusiveMinimum": 0 },
    "note": { "type": ["string", "null"], "maxLength": 80 }
  },
  "required": ["amount"],
  "additionalProperties": false
}`,
		value: `{
  "self": { "id": "account-7" },
  "args": { "amount": 12.5, "note": null },
  "trace": "b7ad6b71"
}`,
	}),
	example({
		id: 'me-exact-decimals',
		title: 'Exact decimals',
		summary:
			'0.3 is a multiple of 0.1 and 9007199254740993 is not 9007199254740992; only the last share, 0.35, does not fit.',
		context: 'function-input',
		schema: `{
  "type": "object",
  "properties": {
    "account": { "type": "integer", "minimum": 9007199254740993 },
    "shares": {
      "type": "array",
      "items": { "type": "number", "multipleOf": 0.1 }
    },
    "ceiling": { "type": "integer" }
  }
}`,
		value: `{
  "account": 9007199254740993,
  "shares": [0.3, 0.7, 1e1, 0.35],
  "ceiling": 1e400
}`,
	}),
	example({
		id: 'me-nullable-types',
		title: 'Nullable types, and lists that are not',
		summary:
			'A list of one type and "null" is documented; a list of two other types is not, so it is refused here as inferred.',
		context: 'output',
		schema: `{
  "type": "object",
  "properties": {
    "name": { "type": ["string", "null"] },
    "nickname": { "type": ["null", "string"], "minLength": 1 },
    "id": { "type": ["string", "integer"] }
  }
}`,
		value: `{
  "name": null,
  "nickname": "Ada",
  "id": 7
}`,
	}),
	example({
		id: 'me-output-refused',
		title: 'A result that does not fit',
		summary:
			'The output is checked after the handler ran: the caller gets the fixed refusal, what was done stays done.',
		context: 'output',
		schema: `{
  "type": "object",
  "properties": {
    "sent": { "type": "boolean" },
    "receipt": {
      "oneOf": [
        { "type": "null" },
        {
          "type": "object",
          "properties": {
            "id": { "type": "string", "minLength": 8 },
            "secret": false
          },
          "required": ["id"]
        }
      ]
    }
  },
  "required": ["sent", "receipt"]
}`,
		value: `{
  "sent": true,
  "receipt": { "id": "r-20260114", "secret": "hunter2" }
}`,
	}),
	example({
		id: 'me-empty-schema',
		title: 'The empty schema at a function',
		summary: 'It permits any value within the limits, but the input of a function must be an object all the same.',
		context: 'function-input',
		schema: '{}',
		value: '["city", "Berlin"]',
	}),
	example({
		id: 'me-near-the-limits',
		title: 'Close to the limits',
		summary: 'Taken, and fits: but the gauges show how little is left, and where the host may count otherwise.',
		context: 'output',
		schema: layOut({
			type: 'object',
			properties: {
				zone: { enum: times(250, (index) => `zone-${index + 1}`) },
				grid: listsOf({ type: 'integer', minimum: 0 }, 14),
				kind: { anyOf: times(15, (index) => ({ const: index })) },
			},
			required: ['zone', 'grid', 'kind'],
		}),
		value: layOut({
			ratio: 1,
			zone: 'zone-250',
			grid: times(14, () => null).reduce<Json>((inner) => [inner], 1),
			kind: 14,
		}).replace('"ratio": 1,', '"ratio": 1e-990,'),
	}),
];
