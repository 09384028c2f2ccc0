import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DialectId } from '../core/dialects/ids.ts';
import type { Document } from '../core/document/document.ts';
import { pointerOf } from '../core/document/pointer.ts';
import { evaluate } from '../core/evaluate/evaluate.ts';
import { walkSubschemas } from '../core/profile/subschemas.ts';
import { documentOf } from '../testing/documents.ts';
import { sharedPath } from '../testing/shared.ts';
import { planOf, prove } from './proof.ts';
import { proposalsAt } from './propose.ts';
import { rules } from './rules/index.ts';

/** The official suite's folders by dialect. */
const FOLDERS: Readonly<Record<DialectId, string>> = {
	'draft-04': 'draft4',
	'draft-06': 'draft6',
	'draft-07': 'draft7',
	'2019-09': 'draft2019-09',
	'2020-12': 'draft2020-12',
};

const suite = sharedPath('suites', 'json-schema-test-suite', 'tests');
const aliases = { additional_properties: 'additionalProperties' };
const keeping = rules.filter(({ kind }) => kind === 'keeps-meaning');

function part(document: Document, node: number): Document {
	return documentOf(document.text.slice(document.starts[node], document.ends[node]));
}

/** Schemas with values of which the suite has none: for the rules that nothing in it calls for. */
const FURTHER = documentOf(
	JSON.stringify([
		{
			description: 'an exclusive bound of integers',
			schema: { type: 'integer', exclusiveMinimum: 5, maximum: 9 },
			tests: [5, 5.5, 6, 9, 9.5, 10, null, '6'].map((data) => ({ data })),
		},
		{
			description: 'definitions that nothing refers to',
			schema: { type: 'object', $defs: { a: { type: 'string' } }, definitions: { b: {} } },
			tests: [{}, { a: 1 }, [], null].map((data) => ({ data })),
		},
	]),
);

/** The groups of tests of a folder of the suite, with those of its own content file where content may assert. */
function* groupsOf(folder: string, formatAssertion: boolean): Generator<readonly [string, Document, number]> {
	const root = join(suite ?? '', folder);
	const files = readdirSync(root).filter((name) => statSync(join(root, name)).isFile());
	const content = join('optional', 'content.json');
	for (const file of formatAssertion && existsSync(join(root, content)) ? [...files, content] : files) {
		const document = documentOf(readFileSync(join(root, file), 'utf8'));
		for (const group of document.children(0)) yield [file, document, group];
	}
	for (const group of FURTHER.children(0)) yield ['further', FURTHER, group];
}

describe.skipIf(suite === null)('edits that keep the meaning, on the schemas of the official suite', () => {
	const used = new Set<string>();

	for (const [dialect, folder] of Object.entries(FOLDERS) as [DialectId, string][]) {
		for (const formatAssertion of [false, true]) {
			it(`keeps every verdict of ${dialect}, formats ${formatAssertion ? 'asserting' : 'annotating'}`, {
				timeout: 300_000,
			}, () => {
				const wrong: string[] = [];
				for (const [file, document, group] of groupsOf(folder, formatAssertion)) {
					const schema = part(document, document.child(group, 'schema'));
					// Of others, nothing is meant otherwise.
					if (formatAssertion && !/"(?:format|content\w+)"/.test(schema.text)) continue;
					const values = [...document.children(document.child(group, 'tests'))].map((test) =>
						part(document, document.child(test, 'data')),
					);
					for (const fault of faultsOf(schema, dialect, formatAssertion, values)) {
						wrong.push(`${file}: ${document.string(document.child(group, 'description'))}: ${fault}`);
					}
				}
				expect(wrong).toEqual([]);
			});
		}
	}

	it('applies every rule somewhere', () => {
		expect(keeping.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
	});

	function* faultsOf(
		schema: Document,
		dialect: DialectId,
		formatAssertion: boolean,
		values: readonly Document[],
	): Generator<string> {
		// The one host with a second spelling reads no draft-04.
		const meaning = { dialect, formatAssertion, aliases: dialect === 'draft-04' ? {} : aliases };
		const before = planOf(schema, '', dialect, meaning);
		if (before === null) return;
		for (const { node } of walkSubschemas(schema, 0)) {
			for (const { edit, document: after, dialect: dialectAfter } of proposalsAt(
				schema,
				node,
				keeping,
				meaning,
				null,
			)) {
				used.add(edit.rule);
				const plan = planOf(after, '', dialectAfter, meaning);
				if (plan === null) yield `${edit.id}: does not compile: ${after.text}`;
				else {
					for (const value of values) {
						if (evaluate(before, value).valid !== evaluate(plan, value).valid) yield `${edit.id}: ${value.text}`;
					}
					const pointer = pointerOf(schema, node);
					const proof = prove({ before: schema, after, dialectAfter, pointer, values: 60, seed: 7, ...meaning });
					if (!proof.holds) yield `${edit.id}: generated ${proof.counterexample ?? proof.reason}: ${after.text}`;
				}
			}
		}
	}
});
