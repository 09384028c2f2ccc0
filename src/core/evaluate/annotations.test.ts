import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { sharedPath } from '../../testing/shared.ts';
import type { DialectId } from '../dialects/ids.ts';
import { dialectRules } from '../dialects/rules.ts';
import { dataOf } from '../document/data.ts';
import { nodeAt, pointerOf } from '../document/pointer.ts';
import { compile } from '../plan/compile.ts';
import { annotate } from './annotate.ts';

const DIALECTS: readonly (readonly [DialectId, number])[] = [
	['draft-04', 4],
	['draft-06', 6],
	['draft-07', 7],
	['2019-09', 2019],
	['2020-12', 2020],
];

interface Assertion {
	readonly location: string;
	readonly keyword: string;
	readonly expected: Readonly<Record<string, unknown>>;
}

interface Suite {
	readonly suite: readonly {
		readonly description: string;
		readonly compatibility?: string;
		readonly schema: unknown;
		readonly externalSchemas?: Readonly<Record<string, unknown>>;
		readonly tests: readonly { readonly instance: unknown; readonly assertions: readonly Assertion[] }[];
	}[];
}

/** Whether a test case is for the release of this number, as the suite's own words have it. */
function isFor(compatibility: string | undefined, release: number): boolean {
	return (compatibility ?? '').split(',').every((constraint) => {
		const bound = Number(constraint.replace(/^(?:<=|=)/, ''));
		if (constraint.startsWith('<=')) return release <= bound;
		return constraint.startsWith('=') ? release === bound : release >= bound;
	});
}

const folder = sharedPath('suites', 'json-schema-test-suite', 'annotations', 'tests');
const files = folder === null ? [] : readdirSync(folder);

describe.skipIf(folder === null)('the official annotation suite', () => {
	describe.each(files)('%s', (file) => {
		const { suite } = JSON.parse(readFileSync(join(folder ?? '', file), 'utf8')) as Suite;
		for (const [dialect, release] of DIALECTS) {
			for (const { description, compatibility, schema, externalSchemas = {}, tests } of suite) {
				if (!isFor(compatibility, release)) continue;
				it(`${dialect}: ${description}`, () => {
					const compiled = compile({
						schema: documentOf(JSON.stringify(schema)),
						dialect,
						rules: dialectRules(dialect),
						traced: true,
						schemas: Object.entries(externalSchemas).map(([uri, other]) => ({
							uri,
							document: documentOf(JSON.stringify(other)),
						})),
					});
					if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
					for (const { instance, assertions } of tests) {
						const document = documentOf(JSON.stringify(instance));
						const annotations = annotate(compiled.plan, document);
						for (const { location, keyword, expected } of assertions) {
							const node = nodeAt(document, location);
							const found = annotations
								.filter((annotation) => annotation.keyword === keyword && annotation.instance === node)
								.map(({ schema: { document: where, node: value } }) => [
									`#${encodeURI(pointerOf(where, where.parent(value))).replaceAll('^', '%5E')}`,
									dataOf(where, value),
								]);
							expect(Object.fromEntries(found)).toEqual(expected);
						}
					}
				});
			}
		}
	});
});
