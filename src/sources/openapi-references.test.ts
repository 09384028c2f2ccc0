import { describe, expect, it } from 'vitest';
import { findProfile } from '../profiles/index.ts';
import { judgeEntry } from './listing/judge-entry.ts';
import { schemasIn } from './recognise.ts';
import { documentOf } from './testing/documents.ts';

const TEXT = `openapi: 3.1.0
components:
  schemas:
    Pet:
      type: object
      properties:
        tag: {$ref: '#/components/schemas/Tag'}
        next: {$ref: '#/components/schemas/Pet'}
    Tag:
      type: string
      maxLength: 3
    Lost:
      $ref: '#/components/schemas/Nowhere'
    Through:
      $ref: '#/components/schemas/Lost'
    Odd:
      minLength: many
`;
const document = documentOf(TEXT, 'yaml');

function judge(name: string, value: string | null = null) {
	const profile = findProfile('json-schema-2020-12');
	const entry = schemasIn(document).find((entry) => entry.name === name);
	if (profile === undefined || entry === undefined) throw new Error(name);
	return judgeEntry(document, entry, { profile, value: value === null ? null : { text: value, format: 'json' } });
}

describe('references of OpenAPI', () => {
	it('lead through the whole document', () => {
		expect(judge('Pet').verdict).toBe('accepted');
		const { verdict, findings } = judge('Pet', '{"next": {"tag": "long"}}');
		expect(verdict).toBe('invalid');
		expect(findings[0]).toMatchObject({
			keyword: 'maxLength',
			instanceLocation: '/next/tag',
			schemaLocation: '/components/schemas/Tag/maxLength',
			related: { side: 'schema', range: { start: { line: 11, column: 7 } } },
		});
	});

	it('that lead nowhere are marked where they are written', () => {
		for (const name of ['Lost', 'Through']) {
			expect(judge(name), name).toMatchObject({
				verdict: 'refused',
				findings: [
					{
						code: 'unresolved-reference',
						schemaLocation: '/components/schemas/Lost/$ref',
						range: { start: { line: 13, column: 7 } },
					},
				],
			});
		}
	});

	it('leave what nothing refers to alone', () => {
		expect(judge('Tag').verdict).toBe('accepted');
		expect(judge('Odd').verdict).toBe('refused');
	});
});

it('references of tools lead through the tool’s schema alone', () => {
	const profile = findProfile('json-schema-2020-12');
	const tools = documentOf('{"x": {}, "tools": [{"name": "a", "inputSchema": {"$ref": "#/x"}}]}');
	const [entry] = schemasIn(tools);
	if (profile === undefined) throw new Error('no profile');
	expect(judgeEntry(tools, entry, { profile, value: null }).verdict).toBe('refused');
});
