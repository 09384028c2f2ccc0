import { readdirSync, readFileSync, statSync } from 'node:fs';
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

describe.skipIf(suite === null)('edits that keep the meaning, on the schemas of the official suite', () => {
	const used = new Map<string, number>();

	for (const [dialect, folder] of Object.entries(FOLDERS) as [DialectId, string][]) {
		it(`keeps every verdict of ${dialect}`, { timeout: 300_000 }, () => {
			const wrong: string[] = [];
			const root = join(suite ?? '', folder);
			for (const file of readdirSync(root).filter((name) => statSync(join(root, name)).isFile())) {
				const document = documentOf(readFileSync(join(root, file), 'utf8'));
				for (const group of document.children(0)) {
					const schema = part(document, document.child(group, 'schema'));
					const values = [...document.children(document.child(group, 'tests'))].map((test) =>
						part(document, document.child(test, 'data')),
					);
					for (const fault of faultsOf(schema, dialect, values)) {
						wrong.push(`${file}: ${document.string(document.child(group, 'description'))}: ${fault}`);
					}
				}
			}
			expect(wrong).toEqual([]);
		});
	}

	it('applies every rule somewhere', () => {
		const unused = keeping.map(({ id }) => id).filter((id) => !used.has(id));
		// The suite has no such schemas; these are held by their own examples.
		expect(unused).toEqual(['exclusive-bounds', 'drop-definitions']);
	});

	function* faultsOf(schema: Document, dialect: DialectId, values: readonly Document[]): Generator<string> {
		// The one host with a second spelling reads no draft-04.
		const meaning = { dialect, formatAssertion: false, aliases: dialect === 'draft-04' ? {} : aliases };
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
				used.set(edit.rule, (used.get(edit.rule) ?? 0) + 1);
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
