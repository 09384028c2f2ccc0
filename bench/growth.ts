import { samples } from './corpus.ts';
import { documentOf, fits, keystroke, planOf } from './keyhole.ts';
import { race } from './measure.ts';

/** One line of the growth table: a cost per unit that should not grow. */
export interface Growth {
	readonly what: string;
	readonly unit: string;
	readonly costs: readonly { readonly at: string; readonly ns: number }[];
}

async function msOf(run: () => unknown): Promise<number> {
	const [{ ms, error }] = await race([{ name: 'keyhole', run }], 5);
	if (ms === null) throw new Error(error);
	return ms;
}

async function perByte(seed: number): Promise<readonly Growth[]> {
	const sizes = { '1 KB': 1_000, '10 KB': 10_000, '100 KB': 100_000, '1 MB': 1_000_000, '10 MB': 10_000_000 };
	const lines = new Map<string, { at: string; ns: number }[]>();
	for (const { subject, size, schemaText, valid } of samples(seed, sizes)) {
		const plan = planOf(schemaText);
		const ms = await msOf(() => fits(plan, documentOf(valid.text)));
		const line = lines.get(subject) ?? [];
		line.push({ at: size, ns: (ms * 1e6) / valid.text.length });
		lines.set(subject, line);
	}
	return [...lines].map(([subject, costs]) => ({ what: `read and judge, ${subject}`, unit: 'ns/byte', costs }));
}

async function perPart(
	what: string,
	unit: string,
	counts: readonly number[],
	make: (count: number) => [schema: unknown, value: unknown],
): Promise<Growth> {
	const costs: { at: string; ns: number }[] = [];
	for (const count of counts) {
		const [schema, value] = make(count).map((part) => JSON.stringify(part));
		const ms = await msOf(() => keystroke(schema, value));
		costs.push({ at: count.toLocaleString('en'), ns: (ms * 1e6) / count });
	}
	return { what, unit, costs };
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** How cost grows: with bytes, with distinct items, with enum values, with properties. */
export async function growth(seed: number): Promise<readonly Growth[]> {
	return [
		...(await perByte(seed)),
		await perPart('uniqueItems, distinct objects', 'ns/item', [200, 2_000, 20_000], (count) => [
			{ uniqueItems: true },
			range(count).map((id) => ({ id, name: `item ${id}` })),
		]),
		await perPart('enum, string values', 'ns/value', [100, 1_000, 10_000], (count) => [
			{ items: { enum: range(count).map((id) => `value ${id}`) } },
			range(count).map((id) => `value ${count - 1 - id}`),
		]),
		await perPart('properties declared and present', 'ns/property', [50, 500, 5_000], (count) => [
			{ properties: Object.fromEntries(range(count).map((id) => [`property${id}`, { type: 'integer' }])) },
			Object.fromEntries(range(count).map((id) => [`property${id}`, id])),
		]),
	];
}
