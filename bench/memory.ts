import { parse as momoa } from '@humanwhocodes/momoa';
import { parseTree } from 'jsonc-parser';
import type { Sample } from './corpus.ts';
import { documentOf } from './keyhole.ts';
import { figure, table } from './table.ts';

/** Results kept at once: what a collection leaves lying about is spread over them. */
const RESULTS = 4;

/** Bytes that one result of `make` keeps alive, on the heap and in array buffers. */
async function kept(make: () => unknown): Promise<number> {
	const collect = globalThis.gc;
	if (collect === undefined) return Number.NaN;
	const used = async (): Promise<number> => {
		// Array buffers are given back some time after the collection that found them unused.
		for (let round = 0; round < 4; round++) {
			collect();
			await new Promise((done) => setTimeout(done, 20));
		}
		const { heapUsed, arrayBuffers } = process.memoryUsage();
		return heapUsed + arrayBuffers;
	};
	make();
	const before = await used();
	const results = Array.from({ length: RESULTS }, make);
	const after = await used();
	return (after - before) / results.length;
}

/** The table of memory held by each reader's tree. */
export async function memory(all: readonly Sample[]): Promise<string> {
	const readers: Record<string, (text: string) => unknown> = {
		keyhole: documentOf,
		'JSON.parse': (text) => JSON.parse(text) as unknown,
		'jsonc-parser parseTree': (text) => parseTree(text),
		momoa: (text) => momoa(text, { mode: 'json' }),
	};
	const rows: string[][] = [];
	for (const { subject, size, valid } of all) {
		if (size !== '1 MB') continue;
		const row = [subject];
		for (const read of Object.values(readers)) row.push(figure((await kept(() => read(valid.text))) / 1e6));
		rows.push(row);
	}
	return table(['value', ...Object.keys(readers)], rows);
}
