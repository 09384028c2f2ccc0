import type { Example } from '../example.ts';
import type { ContextId } from './contexts.ts';

interface Draft {
	readonly id: string;
	readonly title: string;
	readonly summary: string;
	readonly context?: ContextId;
	/** A block as it stands in a workflow file. */
	readonly block: string;
	/** What is checked against it, as JSON. */
	readonly value: string;
}

const example = ({ id, title, summary, context, block, value }: Draft): Example => ({
	id: `realm-${id}`,
	title,
	summary,
	profile: 'realm',
	...(context !== undefined && { context }),
	schema: { text: block, format: 'yaml' },
	value: { text: value, format: 'json' },
});

/** Blocks of workflow files, one for each thing that the loader refuses or warns of, and some that run. */
export const examples: readonly Example[] = [
	example({
		id: 'misspelt-keyword',
		title: 'A misspelt keyword',
		summary: 'minlength is refused when the file is loaded, with the keyword that was meant.',
		block: `type: object
required: [summary, severity]
properties:
  summary:
    type: string
    minlength: 10
  severity:
    type: string
    enum: [low, medium, high]
`,
		value: `{
  "summary": "Checkout fails with a 502",
  "severity": "high"
}
`,
	}),
	example({
		id: 'extension-keyword',
		title: 'A keyword of your own',
		summary: 'x- keywords belong at the top of the workflow file; inside a block they are refused.',
		block: `type: object
x-note: filled in by the triage agent
properties:
  owner:
    type: string
`,
		value: `{ "owner": "payments" }
`,
	}),
	example({
		id: 'format',
		title: 'A format',
		summary: 'No format is taken, whatever its value; the loader offers pattern where the type is string.',
		context: 'params_schema',
		block: `type: object
required: [email]
properties:
  email:
    type: string
    format: email
  since:
    type: string
    format: date
`,
		value: `{ "email": "ada@example.com", "since": "2026-03-01" }
`,
	}),
	example({
		id: 'dangling-reference',
		title: 'A reference to nothing',
		summary: 'The definition is named otherwise; what can be removed so that a schema is left is worked out.',
		block: `type: object
properties:
  shipTo:
    $ref: '#/definitions/adress'
definitions:
  address:
    type: object
    required: [street, city]
    properties:
      street: { type: string }
      city: { type: string }
`,
		value: `{ "shipTo": { "street": "1 Main St", "city": "Springfield" } }
`,
	}),
	example({
		id: 'remote-reference',
		title: 'A reference to another file',
		summary: 'The engine fetches no schemas: what the reference points at has to be pasted in its place.',
		block: `type: object
required: [order]
properties:
  order:
    $ref: https://example.com/schemas/order.json
  note:
    type: string
`,
		value: `{ "order": { "id": 7 } }
`,
	}),
	example({
		id: 'null-block',
		title: 'Nothing under the key',
		summary: 'A key with nothing under it is null, which is no schema; it has a sentence without a consequence.',
		context: 'output_schema',
		block: `# output_schema:
null
`,
		value: `{ "answer": "42" }
`,
	}),
	example({
		id: 'empty-enum',
		title: 'An empty enum',
		summary: 'The meta-schema finds it before anything else in the block, unknown keywords included.',
		block: `type: object
properties:
  region:
    enum: []
  tier:
    type: string
    colour: blue
`,
		value: `{ "region": "eu", "tier": "gold" }
`,
	}),
	example({
		id: 'required-text',
		title: 'required that is no list',
		summary: 'A keyword with a wrong value: the block is no valid JSON Schema.',
		block: `type: object
required: summary
properties:
  summary:
    type: string
`,
		value: `{ "summary": "done" }
`,
	}),
	example({
		id: 'later-draft',
		title: 'A keyword of a later draft',
		summary: 'prefixItems came with 2020-12; here it is an unknown keyword like any other.',
		block: `type: object
properties:
  point:
    type: array
    prefixItems:
      - type: number
      - type: number
`,
		value: `{ "point": [52.5, 13.4] }
`,
	}),
	example({
		id: 'union-warning',
		title: 'A list of types',
		summary: 'Taken with a warning that names the anyOf to write instead; with --strict the command fails.',
		context: 'params_schema',
		block: `type: object
required: [id]
properties:
  id:
    type: [string, number]
  label:
    minLength: 3
`,
		value: `{ "id": 7, "label": "beta" }
`,
	}),
	example({
		id: 'trace-both-modes',
		title: 'Trace entries in both modes',
		summary: 'One entry where two are asked for: warn completes the step with a warning, enforce refuses the call.',
		context: 'trace_schema',
		block: `type: array
minItems: 2
items:
  type: object
  required: [event]
  properties:
    event:
      type: string
      enum: [searched, read]
`,
		value: `[
  { "event": "searched", "query": "rate limits" }
]
`,
	}),
	example({
		id: 'first-of-seven',
		title: 'Seven rules broken, one named',
		summary: 'The host stops at the first failure in its own order; all seven are listed here.',
		block: `type: object
properties:
  code:
    type: string
    pattern: '^[A-Z]+-[0-9]+$'
  title:
    type: string
    minLength: 8
  priority:
    type: integer
    minimum: 1
    maximum: 5
  tags:
    type: array
    uniqueItems: true
    items:
      type: string
  status:
    enum: [open, closed]
  score:
    type: number
    multipleOf: 0.5
  contact:
    type: object
    required: [name]
    properties:
      name:
        type: string
`,
		value: `{
  "code": "abc",
  "title": "short",
  "priority": 9,
  "tags": ["a", "b", "a"],
  "status": "maybe",
  "score": 1.3,
  "contact": {}
}
`,
	}),
	example({
		id: 'auto-step-input',
		title: 'The input of an auto step',
		summary: 'Checked before the step is claimed: the step cannot run, and the run is told the way out.',
		context: 'input_schema-auto',
		block: `type: object
additionalProperties: false
required: [sku]
properties:
  sku:
    type: string
  quantity:
    type: integer
    minimum: 1
`,
		value: `{ "quantity": 2 }
`,
	}),
];
