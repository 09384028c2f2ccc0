import { parse as momoa } from '@humanwhocodes/momoa';
import { parseTree } from 'jsonc-parser';
import type { Sample } from './corpus.ts';
import { documentOf } from './keyhole.ts';
import { figure, table } from './table.ts';

/** Bytes that the result of `make` keeps alive, on the heap and in array buffers. */
function kept(make: () => unknown): number {
	const collect = globalThis.gc;
	if (collect === undefined) return Number.NaN;
	const used = (): number => {
		collect();
		const { heapUsed, arrayBuffers } = process.memoryUsage();
		return heapUsed + arrayBuffers;
	};
	make();
	const before = used();
	const result = make();
	const after = used();
	return result === undefined ? 0 : after - before;
}

/** The table of memory held by each reader's tree. */
export function memory(all: readonly Sample[]): string {
	const readers: Record<string, (text: string) => unknown> = {
		keyhole: documentOf,
		'JSON.parse': (text) => JSON.parse(text) as unknown,
		'jsonc-parser parseTree': (text) => parseTree(text),
		momoa: (text) => momoa(text, { mode: 'json' }),
	};
	const rows = all
		.filter(({ size }) => size === '1 MB')
		.map(({ subject, valid }) => [
			subject,
			...Object.values(readers).map((read) => figure(kept(() => read(valid.text)) / 1e6)),
		]);
	return table(['value', ...Object.keys(readers)], rows);
}
