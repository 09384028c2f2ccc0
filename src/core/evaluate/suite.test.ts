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
		describe(dialect, () => {
			for (const path of files) {
				const file = relative(join(root, 'tests', folder), path)
					.split(sep)
					.join('/');
				const rules = dialectRules(dialect, file.startsWith('optional/format/'));
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
							const right =
								compiled.ok &&
								(['first', 'all'] as const).every(
									(mode) => evaluate(compiled.plan, value, { mode }).valid === expected,
								);
							if (KNOWN_GAPS.has(name)) {
								used.add(name);
								if (right) wrong.push(`no gap any more: ${name}`);
							} else if (!right) wrong.push(name);
						}
					}
					expect(wrong).toEqual([]);
				});
			}
		});
	}

	it('names no gap that the suite does not have', () => {
		expect([...KNOWN_GAPS.keys()].filter((name) => !used.has(name))).toEqual([]);
	});
});
