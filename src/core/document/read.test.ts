import { expect, test } from 'vitest';
import { read } from './read.ts';

test('JSON text is read by the JSON reader whatever is chosen', () => {
	const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
	for (const format of ['json', 'yaml'] as const) {
		const result = read(`\ufeff\r\n ${deep}`, format);
		expect(result.ok && [result.document.format, result.document.size]).toEqual(['json', 50_000]);
	}
});

test('what only opens like JSON is read as YAML', () => {
	const result = read('{a: 1, # note\n b: [x,],}', 'yaml');
	expect(result.ok && result.document.format).toBe('yaml');
	expect(read('[1,]', 'json')).toMatchObject({ ok: false, error: { code: 'trailing-comma' } });
});

test('names written twice are a note in JSON and an error in YAML', () => {
	expect(read('{"a":1,"a":2}', 'json')).toMatchObject({ ok: true, notes: [{ code: 'duplicate-key', start: 7 }] });
	expect(read('{"a":1,"a":2}', 'yaml')).toMatchObject({ ok: false, error: { code: 'duplicate-key', start: 7 } });
});
