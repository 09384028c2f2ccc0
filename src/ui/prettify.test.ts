import { describe, expect, it } from 'vitest';
import { prettify } from './prettify.ts';

describe('prettify', () => {
	const yaml = async (text: string) => {
		const done = await prettify({ text, format: 'yaml' });
		return done.ok ? done.text : done.message;
	};

	it('lays YAML out without touching numbers, comments and quotes', async () => {
		expect(
			await yaml('a:\n    b:   9007199254740993 # big\n    c: 1.10\n    d: "x"\n    e: 0x10\n    f: 1e400\n'),
		).toBe('a:\n  b: 9007199254740993 # big\n  c: 1.10\n  d: "x"\n  e: 0x10\n  f: 1e400\n');
	});

	it('keeps line ends', async () => {
		expect(await yaml('a:\r\n    b: 1\r\n')).toBe('a:\r\n  b: 1\r\n');
	});

	it('lays JSON out as JSON where YAML is chosen', async () => {
		expect(await yaml('{"a":1}')).toBe('{\n  "a": 1\n}');
	});

	it('leaves what cannot be read as it is, and says so', async () => {
		expect(await yaml('a: [1')).toBe('Not laid out anew: the YAML cannot be read.');
		expect(await yaml(`a: ${'['.repeat(20_000)}`)).toBe('Not laid out anew: the YAML cannot be read.');
		expect(await prettify({ text: '{"a"', format: 'json' })).toEqual({
			ok: false,
			message: 'Not laid out anew: a bracket or a quote is not closed.',
		});
	});
});
