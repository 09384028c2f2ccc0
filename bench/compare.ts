import { compareProfiles } from '../src/compare/index.ts';
import { Memory } from '../src/core/index.ts';
import { profiles } from '../src/profiles/index.ts';
import type { Growth } from './growth.ts';
import { race } from './measure.ts';

/** A schema of about so many bytes, which most profiles take, and a value of it of about so many. */
export function texts(schemaBytes: number, valueBytes: number) {
	const item = { type: 'object', properties: { id: { type: 'integer' }, text: { type: 'string' } }, required: ['id'] };
	const list = { type: 'array', items: item };
	const names = Array.from(
		{ length: Math.ceil(schemaBytes / (JSON.stringify(list).length + 8)) },
		(_, index) => `p${index}`,
	);
	const entry = { id: 1, text: 'some words of a text' };
	const each = Math.max(1, Math.round(valueBytes / (JSON.stringify(entry).length + 1) / names.length));
	const properties = Object.fromEntries(names.map((name) => [name, list]));
	const value = Object.fromEntries(names.map((name) => [name, Array.from({ length: each }, () => entry)]));
	const json = (data: unknown) => ({ text: JSON.stringify(data), format: 'json' }) as const;
	return { schema: json({ type: 'object', properties }), value: json(value) };
}

/** All profiles side by side: both texts to the comparison, nothing remembered. */
export async function comparing(): Promise<Growth> {
	const targets = profiles.map((profile) => ({ profile }));
	const costs: { at: string; ns: number }[] = [];
	for (const [at, schemaBytes, valueBytes] of [
		['1 KB and 1 KB', 1000, 1000],
		['64 KiB and 100 KB', 64 * 1024, 100_000],
	] as const) {
		const input = { ...texts(schemaBytes, valueBytes), targets };
		const [{ ms, error }] = await race([{ name: 'keyhole', run: () => compareProfiles(input, new Memory()) }], 5);
		if (ms === null) throw new Error(error);
		costs.push({ at, ns: ms });
	}
	return { what: `compare ${profiles.length} profiles, the whole`, unit: 'ms', costs };
}
