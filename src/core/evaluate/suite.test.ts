import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedPath } from '../../testing/shared.ts';
import type { DialectId } from '../dialects/ids.ts';
import { dialectRules } from '../dialects/rules.ts';
import { type Document, TRUE } from '../document/document.ts';
import { readJson } from '../document/json.ts';
import { compile } from '../plan/compile.ts';
import { evaluate } from './evaluate.ts';
import { KNOWN_GAPS } from './known-gaps.ts';

/** The official JSON Schema test suite: its folders by dialect. */
const FOLDERS: Readonly<Record<DialectId, string>> = {
	'draft-04': 'draft4',
	'draft-06': 'draft6',
	'draft-07': 'draft7',
	'2019-09': 'draft2019-09',
	'2020-12': 'draft2020-12',
};

const suite = sharedPath('suites', 'json-schema-test-suite');

/** Optional tests that ask for assertion of what is an annotation by default. */
const asserts = (file: string): boolean => file.startsWith('optional/format/') || file === 'optional/content.json';

type Part = 'required' | 'optional' | 'formats';
type Tally = Record<Part, number>;

const partOf = (file: string): Part =>
	file.startsWith('optional/format/') ? 'formats' : file.startsWith('optional/') ? 'optional' : 'required';

const noTests = (): Tally => ({ required: 0, optional: 0, formats: 0 });

/** How many tests a folder of the suite holds, counted without the engine. */
function testsIn(folder: string): Tally {
	const tally = noTests();
	for (const path of filesIn(folder)) {
		const groups = JSON.parse(readFileSync(path, 'utf8')) as readonly { readonly tests: readonly unknown[] }[];
		const part = partOf(relative(folder, path).split(sep).join('/'));
		for (const { tests } of groups) tally[part] += tests.length;
	}
	return tally;
}

function filesIn(folder: string): readonly string[] {
	return readdirSync(folder).flatMap((name) => {
		const path = join(folder, name);
		return statSync(path).isDirectory() ? filesIn(path) : [path];
	});
}

function read(text: string): Document {
	const result = readJson(text);
	if (!result.ok) throw new Error(result.error.message);
	return result.document;
}

/** The document of one value inside another: its own text, so that numbers keep their spelling. */
function part(document: Document, node: number): Document {
	return read(document.text.slice(document.starts[node], document.ends[node]));
}

describe.skipIf(suite === null)('the official suite', () => {
	const root = suite ?? '';
	const remotes = suite === null ? [] : filesIn(join(root, 'remotes'));
	const schemas = remotes.map((path) => ({
		uri: `http://localhost:1234/${relative(join(root, 'remotes'), path).split(sep).join('/')}`,
		document: read(readFileSync(path, 'utf8')),
	}));
	const used = new Set<string>();

	for (const [dialect, folder] of Object.entries(FOLDERS) as [DialectId, string][]) {
		const files = suite === null ? [] : filesIn(join(root, 'tests', folder));
		const ran = noTests();
		const gaps: string[] = [];
		describe(dialect, () => {
			for (const path of files) {
				const file = relative(join(root, 'tests', folder), path)
					.split(sep)
					.join('/');
				const rules = dialectRules(dialect, asserts(file));
				const document = read(readFileSync(path, 'utf8'));
				it(file, () => {
					const wrong: string[] = [];
					for (const group of document.children(0)) {
						const schema = part(document, document.child(group, 'schema'));
						const compiled = compile({ schema, dialect, rules, schemas });
						for (const test of document.children(document.child(group, 'tests'))) {
							const name = `${folder}/${file}: ${document.string(document.child(group, 'description'))}: ${document.string(document.child(test, 'description'))}`;
							const expected = document.kind(document.child(test, 'valid')) === TRUE;
							const value = part(document, document.child(test, 'data'));
							ran[partOf(file)]++;
							const right =
								compiled.ok &&
								(['first', 'all'] as const).every(
									(mode) => evaluate(compiled.plan, value, { mode }).valid === expected,
								);
							if (KNOWN_GAPS.has(name)) {
								used.add(name);
								gaps.push(name);
								if (right) wrong.push(`no gap any more: ${name}`);
							} else if (!right) wrong.push(name);
						}
					}
					expect(wrong).toEqual([]);
				});
			}

			it('runs every test that there is', () => {
				const { required, optional, formats } = ran;
				console.log(
					`${folder}: ${required} required, ${optional} optional, ${formats} of formats; ${gaps.length} known gaps`,
				);
				expect(ran).toEqual(testsIn(join(root, 'tests', folder)));
				expect(gaps.filter((name) => !name.startsWith(`${folder}/optional/`))).toEqual([]);
			});
		});
	}

	it('names no gap that the suite does not have', () => {
		expect([...KNOWN_GAPS.keys()].filter((name) => !used.has(name))).toEqual([]);
	});
});
