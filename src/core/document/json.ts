import { ARRAY, Document, FALSE, MARKED, NULL, NUMBER, OBJECT, STRING, TRUE } from './document.ts';
import type { ReadResult } from './syntax.ts';

/** Placeholder reader used until the real one lands: JSON.parse decides, a second scan builds the tables. */
export function readJson(text: string): ReadResult {
	try {
		JSON.parse(text);
	} catch (error) {
		return { ok: false, error: { code: 'unexpected', start: 0, end: text.length, message: String(error) } };
	}
	const kinds: number[] = [];
	const starts: number[] = [];
	const ends: number[] = [];
	const nexts: number[] = [];
	const counts: number[] = [];
	const keyIds: number[] = [];
	const keyStarts: number[] = [];
	const keyEnds: number[] = [];
	const keys: string[] = [];
	const ids = new Map<string, number>();
	const shadowed = new Set<number>();
	const stack: number[] = [];
	const seen: Map<number, number>[] = [];
	const token = /[\s:,]*(?:("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)|(true|false|null)|([[{])|([\]}]))/gy;
	let key: { id: number; start: number; end: number } | null = null;
	for (let match = token.exec(text); match !== null; match = token.exec(text)) {
		const end = token.lastIndex;
		const top = stack.at(-1);
		if (match[5] !== undefined) {
			const node = stack.pop() ?? 0;
			seen.pop();
			ends[node] = end;
			nexts[node] = kinds.length;
			continue;
		}
		const raw = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
		const start = end - raw.length;
		if (top !== undefined && kinds[top] === OBJECT && key === null) {
			const name = JSON.parse(raw) as string;
			let id = ids.get(name);
			if (id === undefined) {
				id = keys.push(name) - 1;
				ids.set(name, id);
			}
			key = { id, start, end };
			continue;
		}
		const node = kinds.length;
		if (top !== undefined) {
			counts[top]++;
			if (key !== null) {
				const before = seen.at(-1)?.get(key.id);
				if (before !== undefined) shadowed.add(before);
				seen.at(-1)?.set(key.id, node);
			}
		}
		keyIds.push(key?.id ?? -1);
		keyStarts.push(key?.start ?? -1);
		keyEnds.push(key?.end ?? -1);
		key = null;
		starts.push(start);
		ends.push(end);
		nexts.push(node + 1);
		counts.push(0);
		if (match[4] !== undefined) {
			kinds.push(raw === '{' ? OBJECT : ARRAY);
			stack.push(node);
			seen.push(new Map());
		} else if (match[1] !== undefined) kinds.push(raw.includes('\\') ? STRING | MARKED : STRING);
		else if (match[2] !== undefined) kinds.push(/[.eE]/.test(raw) ? NUMBER | MARKED : NUMBER);
		else kinds.push(raw === 'true' ? TRUE : raw === 'false' ? FALSE : NULL);
	}
	const document = new Document({
		text,
		format: 'json',
		size: kinds.length,
		kinds: Uint8Array.from(kinds),
		starts: Int32Array.from(starts),
		ends: Int32Array.from(ends),
		nexts: Int32Array.from(nexts),
		counts: Int32Array.from(counts),
		keyIds: Int32Array.from(keyIds),
		keyStarts: Int32Array.from(keyStarts),
		keyEnds: Int32Array.from(keyEnds),
		keys,
		cooked: null,
		shadowed: shadowed.size > 0 ? shadowed : null,
	});
	return { ok: true, document, notes: [] };
}
