import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { inspect } from './inspect.ts';
import { binary, type Term } from './term.ts';

const show = (json: string) => inspect({ kind: 'node', document: documentOf(json), node: 0 });
const number = (text: string): Term => ({ kind: 'number', text });

describe('inspect, as Elixir prints', () => {
	it.each([
		['1.5', '1.5'],
		['0.1', '0.1'],
		['100.0', '100.0'],
		['1e2', '100.0'],
		['1000.0', '1000.0'],
		['1e15', '1000000000000000.0'],
		['1e16', '1.0e16'],
		['123456789012345670.5', '1.2345678901234566e17'],
		['12345.0', '12345.0'],
		['123456789.0', '123456789.0'],
		['0.001', '0.001'],
		['0.0001', '0.0001'],
		['0.00001', '1.0e-5'],
		['0.00012', '1.2e-4'],
		['1e21', '1.0e21'],
		['9007199254740992.0', '9007199254740992.0'],
		['9007199254740991.0', '9007199254740991.0'],
		['-0.0', '-0.0'],
		['0.0', '0.0'],
		['-2.5e-7', '-2.5e-7'],
		['0.30000000000000000001', '0.3'],
		['-0', '0'],
		['9007199254740993', '9007199254740993'],
	])('the number %s', (text, printed) => {
		expect(inspect(number(text))).toBe(printed);
	});

	it.each([
		['null', 'nil'],
		['[true,false,null]', '[true, false, nil]'],
		['{"b":1,"a":[]}', '%{"a" => [], "b" => 1}'],
		['{}', '%{}'],
		['[72,105]', '~c"Hi"'],
		['[72,1]', '[72, 1]'],
		['"a\\"b\\\\c\\n\\t#{x}"', '"a\\"b\\\\c\\n\\t\\#{x}"'],
		[JSON.stringify(Array(70).fill(65)), `~c"${'A'.repeat(70)}"`],
		['[7,8,127]', '[7, 8, 127]'],
		['"é😀"', '"é😀"'],
		['"a\\u0001"', '<<97, 1>>'],
	])('the value %s', (json, printed) => {
		expect(show(json)).toBe(printed);
	});

	it('prints at most fifty members', () => {
		const members = Array.from({ length: 60 }, (_, i) => i + 1000);
		expect(show(JSON.stringify(members))).toBe(`[${members.slice(0, 50).join(', ')}, ...]`);
	});

	it('takes one member from the fifty for each level and each one before', () => {
		const members = Array.from({ length: 60 }, (_, i) => i + 1000);
		expect(show(`{"a":1,"b":{"c":${JSON.stringify(members)}}}`)).toBe(
			`%{"a" => 1, "b" => %{"c" => [${members.slice(0, 47).join(', ')}, ...]}}`,
		);
	});

	it('prints at most fifty levels, whatever the depth', () => {
		const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
		expect(show(deep)).toBe(`${'['.repeat(51)}...${']'.repeat(51)}`);
	});

	it('cuts long strings short', () => {
		expect(inspect(binary('a'.repeat(5000)))).toBe(`"${'a'.repeat(4096)}" <> ...`);
	});

	it('sorts atom keys, but keeps a struct’s fields as they are', () => {
		const fields = { path: binary('$arguments.p'), minimum: number('1') };
		expect(inspect({ kind: 'fields', fields })).toBe('%{minimum: 1, path: "$arguments.p"}');
		expect(inspect({ kind: 'fields', struct: 'E', fields })).toBe('%E{path: "$arguments.p", minimum: 1}');
	});
});
