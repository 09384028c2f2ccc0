import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Document } from '../../core/document/document.ts';
import { writeJson } from '../../core/document/json-write.ts';
import { schemasIn } from '../recognise.ts';
import { documentOf } from '../testing/documents.ts';
import { extractEntry } from './extract.ts';
import { replaceEntry } from './replace.ts';

const names = fc.constantFrom('type', 'properties', 'a b', 'items', 'größe', '- x', 'x: y', '#', '"q"', '\u{1f600}');
const scalars = fc.oneof(
	fc.constantFrom(
		null,
		true,
		0,
		-1.5,
		'',
		'plain',
		'two\nlines\n',
		' edge ',
		'# no comment',
		'true',
		'12',
		'a: b',
		'&a',
		'*a',
	),
	fc.string(),
);
const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
	schema: fc.oneof(
		{ maxDepth: 3 },
		scalars,
		fc.array(tie('schema'), { maxLength: 3 }),
		fc.dictionary(names, tie('schema'), { maxKeys: 4 }),
	),
}));
const objects = fc.dictionary(names, schema, { maxKeys: 4 });

/** One way to write a value in each notation. */
const yamlStyles = fc.constantFrom<(value: unknown) => string>(
	(value) => stringify(value, { indent: 2 }),
	(value) => stringify(value, { indent: 4, indentSeq: false }),
	(value) => stringify(value, { lineWidth: 20 }),
	(value) => JSON.stringify(value),
	(value) => JSON.stringify(value, null, 3),
);
const jsonStyles = fc.constantFrom<(value: unknown) => string>(
	(value) => JSON.stringify(value),
	(value) => JSON.stringify(value, null, 2),
	(value) => JSON.stringify(value, null, '\t'),
);

const shift = (text: string, indent: string) => text.trimEnd().replaceAll('\n', `\n${indent}`);
/** Of an object's text. */
const isBlock = (text: string) => !/^[{[]/.test(text);

/** A workflow with three blocks, written by hand as it were: comments, odd spaces, the given line ends. */
function workflow(blocks: readonly string[], ending: string): string {
	const under = (indent: string, text: string) =>
		isBlock(text) ? `\n${indent}${shift(text, indent)}` : ` ${shift(text, indent)}`;
	return [
		'# head',
		'id:   w',
		`params_schema:${under('   ', blocks[0])}`,
		'',
		'steps:',
		'   a:',
		'      execution: agent # c',
		'      # before',
		`      input_schema:${under('         ', blocks[1])}`,
		'      # between',
		`      output_schema:${under('         ', blocks[2])}`,
		'      prompt: "p"',
		'# tail',
		'',
	]
		.join('\n')
		.replaceAll('\n', ending);
}

function values(document: Document): readonly string[] {
	return schemasIn(document).map(({ node }) => writeJson(document, node, { indent: '' }));
}

/** Changes one entry and proves what must hold of it. */
function check(text: string, format: 'json' | 'yaml', index: number, block: string, value: unknown): void {
	const document = documentOf(text, format);
	const entries = schemasIn(document);
	const entry = entries[index];
	expect(replaceEntry(document, entry, extractEntry(document, entry))).toBe(text);
	const changed = replaceEntry(document, entry, block);
	const before = text.slice(0, document.keySpan(entry.node).end);
	expect(changed.startsWith(before)).toBe(true);
	expect(changed.endsWith(text.slice(entry.span.end))).toBe(true);
	const after = documentOf(changed, format);
	const told = values(after);
	expect(JSON.parse(told[index])).toEqual(value);
	expect(told.toSpliced(index, 1)).toEqual(values(document).toSpliced(index, 1));
	const [back] = [replaceEntry(after, schemasIn(after)[index], extractEntry(document, entry))];
	expect(values(documentOf(back, format))).toEqual(values(document));
}

it('changes one block of a workflow and nothing else', () => {
	fc.assert(
		fc.property(
			fc.tuple(objects, objects, objects),
			fc.tuple(yamlStyles, yamlStyles, yamlStyles),
			fc.constantFrom('\n', '\r\n'),
			fc.nat(2),
			schema,
			yamlStyles,
			(blocks, styles, ending, index, value, style) => {
				const text = workflow(
					blocks.map((block, at) => styles[at](block)),
					ending,
				);
				check(text, 'yaml', index, style(value), value);
			},
		),
		{ numRuns: 500 },
	);
});

it('changes one schema of a list of tools and nothing else', () => {
	fc.assert(
		fc.property(
			fc.array(objects, { minLength: 1, maxLength: 4 }),
			jsonStyles,
			fc.constantFrom('\n', '\r\n'),
			fc.nat(),
			schema,
			jsonStyles,
			(schemas, style, ending, at, value, blockStyle) => {
				const tools = schemas.map((inputSchema, index) => ({ name: `t${index}`, inputSchema }));
				const text = style({ tools }).replaceAll('\n', ending);
				check(text, 'json', at % schemas.length, blockStyle(value), value);
			},
		),
		{ numRuns: 500 },
	);
});
