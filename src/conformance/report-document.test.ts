import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LINE_EXITS } from '../cli/batch-line.ts';
import { EXIT } from '../cli/exit.ts';
import { judge } from '../core/index.ts';
import { examples } from '../profiles/examples.ts';
import { findProfile } from '../profiles/index.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const types = read('../core/report.ts').replace(/\/\*\*[\s\S]*?\*\//g, '');
const page = read('../../docs/report.md');

/** The members of a union of strings, as `report.ts` declares it. */
function membersOf(union: string): readonly string[] {
	const declaration = new RegExp(`export type ${union} =([^;]+);`).exec(types)?.[1] ?? '';
	return [...declaration.matchAll(/'([^']+)'/g)].map(([, member]) => member);
}

/** The members of an interface, with a `?` behind those that may be absent. */
function fieldsOf(name: string): readonly string[] {
	const declaration = new RegExp(`export interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(types)?.[1] ?? '';
	return [...declaration.matchAll(/^\treadonly (\w+\??):/gm)].map(([, field]) => field);
}

function section(title: string): string {
	return new RegExp(`\\n## ${title}\\n([\\s\\S]*?)(?=\\n## |$)`).exec(page)?.[1] ?? '';
}

/** The first cells of a section's table, with a `?` behind those said to be optional. */
function rowsOf(title: string): readonly string[] {
	return [...section(title).matchAll(/^\| `([\w-]+)` \|(.*)$/gm)].map(
		([, name, rest]) => name + (rest.includes('*optional*') ? '?' : ''),
	);
}

describe('docs/report.md names what the types name, no more and no less', () => {
	it.each([
		['Report', 'Report'],
		['Finding', 'Finding'],
		['Meter', 'Meter'],
		['KeywordUse', 'Keyword use'],
		['Annotation', 'Annotations'],
	])('the members of %s', (type, title) => {
		expect(fieldsOf(type).length).toBeGreaterThan(5);
		expect(rowsOf(title)).toEqual(fieldsOf(type));
	});

	it.each([
		['FindingCode', 'Codes'],
		['Verdict', 'Verdict'],
	])('the members of %s', (type, title) => {
		expect(membersOf(type).length).toBeGreaterThan(3);
		expect(rowsOf(title)).toEqual(membersOf(type));
	});

	it.each([
		['Severity', 'Finding'],
		['Side', 'Finding'],
		['Basis', 'Finding'],
		['Disposition', 'Keyword use'],
	])('the members of %s, in one row', (type, title) => {
		const list = membersOf(type).map((member) => `\`${member}\``);
		expect(list.length).toBeGreaterThan(1);
		expect(section(title)).toContain(`| ${list.join(', ')} |`);
	});

	it.each([
		['Position', 'Finding'],
		['Range', 'Finding'],
		['LimitUse', 'Finding'],
		['Tally', 'Tally'],
	])('the members of %s, as an object', (type, title) => {
		expect(section(title)).toContain(
			`{ ${fieldsOf(type)
				.map((field) => `"${field}"`)
				.join(', ')} }`,
		);
	});

	it('the fields of replies', () => {
		const contexts = examples.flatMap((example) =>
			(findProfile(example.profile)?.contexts ?? []).map((context) => ({ ...example, context: context.id })),
		);
		const replies = contexts.map(({ profile: id, context, schema, value }) => {
			const profile = findProfile(id);
			if (profile === undefined) throw new Error(`There is no profile ${id}.`);
			return { id, reply: judge({ profile, context, schema, value }).reply };
		});
		const row = (id: string) =>
			section('Reply')
				.split('\n')
				.find((line) => line.startsWith(`| \`${id}\` |`)) ?? '';
		const unnamed = replies.flatMap(({ id, reply }) =>
			Object.keys(reply).filter((field) => field !== 'text' && !row(id).includes(`\`${field}\``)),
		);
		expect(replies.length).toBeGreaterThan(12);
		expect([...new Set(unnamed)]).toEqual([]);
	});

	it('the exit codes, and the codes of lines', () => {
		const codes = [...section('From the command line').matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
		expect(codes).toEqual(Object.values(EXIT));
		for (const code of Object.keys(LINE_EXITS)) expect(section('From the command line')).toContain(`\`${code}\``);
	});
});
