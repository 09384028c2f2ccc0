import type { Json } from '../../core/report.ts';
import type { Example } from '../example.ts';
import { layOut } from '../layout.ts';
import { sigmaTools } from './sigma.ts';

interface Draft {
	readonly id: string;
	readonly title: string;
	readonly summary: string;
	readonly schema: string;
	readonly value: string;
}

const example = ({ id, title, summary, schema, value }: Draft): Example => ({
	id,
	title,
	summary,
	profile: 'backplane',
	schema: { text: schema, format: 'json' },
	value: { text: value, format: 'json' },
});

/** One of Sigma's tools, with a call of it. `value` is text where the spelling of a number matters. */
const sigma = (tool: string, title: string, summary: string, value: Json, id = `backplane-sigma-${tool}`): Example =>
	example({
		id: id.replaceAll('_', '-'),
		title: `Sigma ${tool}: ${title}`,
		summary,
		schema: layOut(sigmaTools[tool]),
		value: typeof value === 'string' ? value : layOut(value),
	});

/** Real tools, and calls of them that show what the subset does. */
export const examples: readonly Example[] = [
	example({
		id: 'backplane-first-refusal',
		title: 'An MCP tool outside the subset',
		summary: 'Refused for five keywords; the host names the first by the bytes of its name, not as written.',
		schema: `{
  "type": "object",
  "properties": {
    "title": { "type": "string", "description": "Issue title", "minLength": 1 },
    "state": {
      "type": "string",
      "enum": ["open", "closed"],
      "default": "open"
    },
    "labels": {
      "type": "array",
      "items": { "type": "string", "pattern": "^[a-z-]+$" }
    },
    "milestone": { "type": ["integer", "null"], "description": "Milestone number" }
  },
  "required": ["title"],
  "additionalProperties": false
}`,
		value: `{
  "title": "Tool schemas are refused without a place",
  "state": "open",
  "labels": ["tools", "schema"]
}`,
	}),
	sigma('read', 'offset 0', 'The bound on offset is inclusive and 1: line 0 is below the minimum.', {
		path: 'README.md',
		offset: 0,
		limit: 200,
	}),
	sigma(
		'ask_user_question',
		'an option without a label',
		'The second option fits neither branch of oneOf. The host says only that; the reasons are ours.',
		{
			question: 'Which checks should run?',
			options: ['mix format', { value: 'mix test', description: 'The whole suite' }],
			allow_freeform: true,
			timeout_ms: 60_000,
		},
	),
	sigma(
		'url_fetch',
		'5000.0 is no integer',
		'An integer is told by its spelling here: a number written with a point decodes to a float.',
		`{
  "url": "https://example.org/",
  "max_length": 5000.0
}`,
	),
	sigma('glob', 'null for an optional limit', 'No type takes null: an optional property is left out, not null.', {
		pattern: 'lib/**/*.ex',
		limit: null,
	}),
	sigma(
		'edit',
		'a property missing, another unknown',
		'What is required comes first; extra properties are taken here.',
		{
			path: 'lib/tool.ex',
			old_content: 'def run(args)',
			new_content: 'def run(args, context)',
		},
	),
	sigma('bash', 'taken', 'A call that fits: the host returns the arguments as they came.', {
		command: 'mix test',
		timeout: 30,
	}),
	sigma('grep', 'taken, at its bounds', 'Both bounds are inclusive: 0 lines of context, 1 match.', {
		pattern: 'TODO',
		context: 0,
		limit: 1,
	}),
	sigma('write', 'empty content', 'An empty string is a string: the subset has no minLength.', {
		path: 'notes.md',
		content: '',
	}),
	sigma('ls', 'nothing required', 'An empty list of required names asks for nothing.', {}),
	example({
		id: 'backplane-two-spellings',
		title: 'additionalProperties spelt twice',
		summary: 'The camel-case spelling wins; the other one is not even looked at.',
		schema: `{
  "type": "object",
  "properties": {
    "command": { "type": "string" }
  },
  "additionalProperties": false,
  "additional_properties": "yes"
}`,
		value: `{
  "command": "mix test",
  "zone": "eu",
  "env": "test"
}`,
	}),
];
