import { describe, expect, it } from 'vitest';
import { pointerOf } from '../../core/document/pointer.ts';
import { documentOf } from '../../testing/documents.ts';
import { admit } from './admit.ts';
import type { HostError } from './errors.ts';
import { termToJson } from './term.ts';

function look(text: string) {
	const document = documentOf(text);
	const admission = admit(document);
	const memo = admission.memo as HostError | null;
	return {
		taken: admission.taken,
		message: memo?.message ?? null,
		details:
			memo === null ? null : Object.fromEntries(Object.entries(memo.details).map(([k, v]) => [k, termToJson(v)])),
		errors: admission.findings
			.filter(({ severity }) => severity === 'error')
			.map(({ code, keyword, at, node }) => `${code} ${keyword} ${pointerOf(document, at ?? node)}`),
		notes: admission.findings
			.filter(({ severity }) => severity !== 'error')
			.map(({ code, severity, node }) => `${severity} ${code} ${pointerOf(document, node)}`),
	};
}

const inProperty = (schema: string) => `{"type":"object","properties":{"p":${schema}}}`;

describe('every refused place is listed, the host’s first at the head', () => {
	it('goes on past the first unknown keyword', () => {
		const schema =
			'{"type":"object","properties":{"tags":{"type":"array","uniqueItems":true,"items":{"type":"string","maxLength":3}},"when":{"type":"string","format":"date"}}}';
		expect(look(schema).errors).toEqual([
			'unsupported-keyword uniqueItems /properties/tags/uniqueItems',
			'unsupported-keyword maxLength /properties/tags/items/maxLength',
			'unsupported-keyword format /properties/when/format',
		]);
	});

	it('walks names by their bytes, whatever the order they are written in', () => {
		const seen = look('{"properties":{"é":{"x":1},"z":{"x":1},"aa":{"x":1},"a":{"x":1},"Z":{"x":1},"":{"x":1}}}');
		expect(seen.errors.filter((line) => line.startsWith('unsupported-keyword'))).toEqual(
			['', 'Z', 'a', 'aa', 'z', 'é'].map((name) => `unsupported-keyword x /properties/${name}/x`),
		);
	});

	it('orders astral names after those of the basic plane', () => {
		const seen = look('{"😀":1,"\uFF01":2}');
		expect(seen.details).toEqual({ keyword: '\uFF01' });
	});

	it('looks inside schemas whose type is missing or unknown', () => {
		expect(look(inProperty('{"properties":{"q":{"type":"string","format":"x"}}}')).errors).toEqual([
			'malformed-schema type /properties/p',
			'unsupported-keyword format /properties/p/properties/q/format',
		]);
		expect(look(inProperty('{"type":["array","null"],"items":{"type":"string","format":"x"}}')).errors).toEqual([
			'unsupported-type type /properties/p/type',
			'unsupported-keyword format /properties/p/items/format',
		]);
	});

	it('names the root gate before unknown keywords, and both', () => {
		const seen = look('{"type":"array","foo":1}');
		expect(seen.message).toBe('only object tool schemas are supported');
		expect(seen.errors).toEqual(['root type /type', 'unsupported-keyword foo /foo']);
	});

	it('does not take names of properties for keywords', () => {
		expect(look('{"properties":{"pattern":{"type":"string"},"anyOf":{"type":"boolean"}}}').taken).toBe(true);
	});

	it('stops listing at a thousand and says so', () => {
		const members = Array.from({ length: 1500 }, (_, i) => `"x${i}":1`).join(',');
		const seen = look(`{${members}}`);
		expect(seen.errors).toHaveLength(1000);
		expect(seen.notes.some((note) => note.startsWith('info more'))).toBe(true);
	});
});

describe('the catalogue', () => {
	it.each([
		[inProperty('{"type":5}'), 'property schema type is unsupported', { type: 5 }],
		[
			inProperty('{"type":["string",null,{"a":1.5}]}'),
			'property schema type is unsupported',
			{ type: ['string', null, { a: 1.5 }] },
		],
		[inProperty('{"type":false}'), 'property schema type is unsupported', { type: false }],
		[
			inProperty('{"type":"string","additional_properties":true}'),
			'schema keyword is unsupported for this type',
			{ keyword: 'additional_properties' },
		],
		[
			inProperty('{"oneOf":[{"type":"string"}],"additional_properties":1,"items":{},"description":5}'),
			'oneOf sibling keywords are unsupported',
			{ keywords: ['additional_properties', 'items'] },
		],
		[inProperty('{"type":"array","items":null}'), 'property schema must be a map', {}],
		['{"required":["a",1]}', 'schema required must be a list of property names', {}],
		['{"minimum":1,"items":5}', 'schema keyword is unsupported for this type', { keyword: 'minimum' }],
		['"x"', 'tool schema and arguments must be maps', {}],
	])('%s', (schema, message, details) => {
		expect(look(schema)).toMatchObject({ taken: false, message, details });
	});
});

describe('notes', () => {
	it('says that the other spelling beside additionalProperties has no effect', () => {
		const seen = look('{"additionalProperties":true,"additional_properties":"junk"}');
		expect(seen).toMatchObject({ taken: true, notes: ['info without-effect /additional_properties'] });
	});

	it('warns of a required name that a closed object can never hold', () => {
		const seen = look('{"properties":{"a":{"type":"string"}},"required":["a","z"],"additional_properties":false}');
		expect(seen).toMatchObject({ taken: true, notes: ['warning advisory /required/1'] });
	});

	it('says where more than 32 names make the host’s first failure uncertain', () => {
		const members = (count: number) =>
			Array.from({ length: count }, (_, i) => `"k${i}":{"type":"string","x":1}`).join(',');
		expect(look(`{"properties":{${members(32)}}}`).notes).toEqual([]);
		expect(look(`{"properties":{${members(33)}}}`).notes).toEqual(['info host-dependent /properties']);
		const one = `${members(33).replaceAll(',"x":1', '')},"bad":{"type":"string","x":1,"y":1}`;
		expect(look(`{"properties":{${one}}}`).notes).toEqual([]);
	});
});

describe('texts of any shape', () => {
	it('takes 100,000 nested schemas without recursion', () => {
		const deep = `${'{"type":"array","items":'.repeat(100_000)}{"type":"string","format":"x"}${'}'.repeat(100_000)}`;
		const seen = admit(documentOf(`{"properties":{"a":${deep}}}`));
		expect(seen.findings).toHaveLength(1);
	});

	it('takes a type nested 100,000 deep', () => {
		const seen = look(inProperty(`{"type":${'['.repeat(100_000)}${']'.repeat(100_000)}}`));
		expect(seen.errors).toEqual(['unsupported-type type /properties/p/type']);
	});

	it('cannot be read where a number has no float', () => {
		const seen = admit(documentOf('{"properties":{"a":{"type":"number","minimum":1e400}}}'));
		expect(seen.findings.map(({ code, basis }) => `${code} ${basis}`)).toEqual(['not-json inferred']);
	});
});
