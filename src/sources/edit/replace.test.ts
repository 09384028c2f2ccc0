import { describe, expect, it } from 'vitest';
import { schemasIn } from '../recognise.ts';
import { documentOf } from '../testing/documents.ts';
import { extractEntry } from './extract.ts';
import { replaceEntry } from './replace.ts';

const WORKFLOW = `# head
id: w
params_schema: {type: object} # note
steps:
    a:
        execution: agent
        # before
        input_schema:
            # first
            type: object

  # odd place
            properties:
                x: {type: string} # x
            description: |
                two
                  lines
        output_schema:
        prompt: p
# tail
`;

function change(text: string, name: string, block: string, format: 'json' | 'yaml' = 'yaml'): string {
	const document = documentOf(text, format);
	const entry = schemasIn(document).find((entry) => entry.name === name);
	if (entry === undefined) throw new Error(name);
	return replaceEntry(document, entry, block);
}

function extract(text: string, name: string, format: 'json' | 'yaml' = 'yaml'): string {
	const document = documentOf(text, format);
	const entry = schemasIn(document).find((entry) => entry.name === name);
	if (entry === undefined) throw new Error(name);
	return extractEntry(document, entry);
}

describe('a block of a workflow', () => {
	it('stands alone without its indentation', () => {
		expect(extract(WORKFLOW, 'a.input_schema')).toBe(
			'type: object\n\n  # odd place\nproperties:\n    x: {type: string} # x\ndescription: |\n    two\n      lines',
		);
	});

	it('changes where it was changed, and keeps even odd lines elsewhere', () => {
		const changed = extract(WORKFLOW, 'a.input_schema').replace('x: {type: string}', 'x:\n        type: string');
		expect(change(WORKFLOW, 'a.input_schema', changed)).toBe(
			WORKFLOW.replace('x: {type: string}', 'x:\n                    type: string'),
		);
	});

	it('takes the place of a value on the line of its name', () => {
		expect(change(WORKFLOW, 'params_schema', 'true')).toBe(WORKFLOW.replace('{type: object} # note', 'true # note'));
		expect(change(WORKFLOW, 'params_schema', '{"type": "array"}\n')).toBe(
			WORKFLOW.replace('{type: object} # note', '{"type": "array"} # note'),
		);
	});

	it('opens under its name where it stood beside it, or nowhere', () => {
		expect(change(WORKFLOW, 'params_schema', 'type: object\nrequired:\n- a\n')).toBe(
			WORKFLOW.replace('params_schema: {type: object}', 'params_schema:\n  type: object\n  required:\n  - a'),
		);
		expect(change(WORKFLOW, 'a.output_schema', 'type: object')).toBe(
			WORKFLOW.replace('output_schema:', 'output_schema:\n            type: object'),
		);
		expect(change(WORKFLOW, 'a.output_schema', '{}')).toBe(WORKFLOW.replace('output_schema:', 'output_schema: {}'));
	});

	it('becomes JSON inside flow style', () => {
		const text = 'steps: {a: {execution: agent, input_schema: {type: object}}}\n';
		expect(change(text, 'a.input_schema', 'type: array # no room for this\nitems:\n  type: string\n')).toBe(
			text.replace('{type: object}', '{"type":"array","items":{"type":"string"}}'),
		);
	});

	it('replaces an alias at its place alone', () => {
		const text = 'x-s: &s {type: object}\nid: w\nparams_schema: *s\nsteps:\n  a: {input_schema: *s}\n';
		expect(extract(text, 'params_schema')).toBe('{\n  "type": "object"\n}');
		expect(change(text, 'params_schema', '{type: array}')).toBe(
			text.replace('params_schema: *s', 'params_schema: {type: array}'),
		);
		expect(change(text, 'params_schema', '{\n  "type": "object"\n}')).toBe(text);
	});

	it('keeps the line ends of the document', () => {
		const text = WORKFLOW.replaceAll('\n', '\r\n');
		const changed = extract(text, 'a.input_schema').replace('type: object', 'type: object\ntitle: t');
		expect(change(text, 'a.input_schema', changed)).toBe(
			text.replace('type: object\r\n\r\n', 'type: object\r\n            title: t\r\n\r\n'),
		);
	});

	it('ends a text block at the end of the document', () => {
		const text = 'id: w\nsteps: {}\nparams_schema:\n  type: object';
		const changed = change(text, 'params_schema', 'description: |\n  text\n');
		expect(changed).toBe('id: w\nsteps: {}\nparams_schema:\n  description: |\n    text\n');
	});

	it('takes text that cannot be read as it is', () => {
		expect(change(WORKFLOW, 'params_schema', '{type: [')).toBe(WORKFLOW.replace('{type: object}', '{type: ['));
		expect(change(WORKFLOW, 'params_schema', 'type: [\nx: "')).toBe(
			WORKFLOW.replace(' {type: object}', '\n  type: [\n  x: "'),
		);
	});
});

describe('a schema of a list of tools', () => {
	const TOOLS = `{"tools": [\n\t{\n\t\t"name": "a",\n\t\t"inputSchema": {\n\t\t\t"type": "object"\n\t\t}\n\t},\n\t{"name": "b", "inputSchema": {}}\n]}`;

	it('is indented as its line is', () => {
		expect(extract(TOOLS, 'a', 'json')).toBe('{\n\t"type": "object"\n}');
		expect(change(TOOLS, 'a', '{\n\t"type": "object",\n\t"title": "t"\n}', 'json')).toBe(
			TOOLS.replace('"type": "object"', '"type": "object",\n\t\t\t"title": "t"'),
		);
		expect(change(TOOLS, 'b', '{\n\t"type": "object"\n}', 'json')).toBe(
			TOOLS.replace('{}', '{\n\t\t"type": "object"\n\t}'),
		);
	});

	it('takes edits of the whole text that lie within it', () => {
		const document = documentOf(TOOLS);
		const [a, b] = schemasIn(document);
		const start = TOOLS.indexOf('"object"');
		const edit = { span: { start, end: start + 8 }, text: '"array"' };
		expect(replaceEntry(document, a, [edit])).toBe(TOOLS.replace('"object"', '"array"'));
		expect(() => replaceEntry(document, b, [edit])).toThrow(RangeError);
	});
});
