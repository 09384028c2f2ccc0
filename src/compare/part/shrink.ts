import { ARRAY, OBJECT, STRING } from '../../core/document/document.ts';
import { writeJson } from '../../core/document/json-write.ts';
import { read } from '../../core/index.ts';

/** Places of one value at which something smaller is tried. */
const MOST_PLACES = 400;
const SMALLEST = ['0', '""', '[]', '{}', 'null'];

/** The text without white space that it need not have; as it is where it cannot be read. */
export function compact(text: string): string {
	const result = read(text, 'json');
	return result.ok ? writeJson(result.document, 0, { indent: '' }) : text;
}

/** Texts that are shorter than this one and like it: the boldest cuts first. */
export function* smaller(text: string): Generator<string> {
	const result = read(text, 'json');
	if (!result.ok) return;
	const { document } = result;
	const { starts, ends } = document;
	const put = (from: number, to: number, instead: string) => text.slice(0, from) + instead + text.slice(to);
	const places = Math.min(document.size, MOST_PLACES);
	for (let node = 0; node < places; node++) {
		const own = text.slice(starts[node], ends[node]);
		for (const instead of SMALLEST) if (instead.length < own.length) yield put(starts[node], ends[node], instead);
		const kind = document.kind(node);
		if (kind === OBJECT || kind === ARRAY) {
			let before = -1;
			for (
				let child = node + 1, tried = 0;
				child < document.nexts[node] && tried < MOST_PLACES;
				child = document.nexts[child], tried++
			) {
				const entry = document.keyStarts[child] < 0 ? starts[child] : document.keyStarts[child];
				const next = document.nexts[child];
				// With the comma after it, or, for the last one, the comma before it.
				const following =
					next < document.nexts[node] ? (document.keyStarts[next] < 0 ? starts[next] : document.keyStarts[next]) : -1;
				yield following >= 0 ? put(entry, following, '') : put(before < 0 ? entry : before, ends[child], '');
				yield put(starts[node], ends[node], text.slice(starts[child], ends[child]));
				before = ends[child];
			}
			if (document.counts[node] > 3 && kind === ARRAY) {
				const half = document.childAt(node, document.counts[node] >> 1);
				yield put(starts[half], ends[node] - 1, '0');
			}
			continue;
		}
		yield* shorterScalar(own, kind === STRING).map((instead) => put(starts[node], ends[node], instead));
	}
}

function shorterScalar(text: string, string: boolean): readonly string[] {
	const inner = string ? text.slice(1, -1) : text;
	const wrap = (cut: string) => (string ? `"${cut}"` : cut);
	const cuts = [2, 4, 8, 32, 128, 1024].map((share) => Math.floor(inner.length / share)).filter((length) => length > 1);
	return [...cuts, 1]
		.filter((length) => length < inner.length)
		.flatMap((length) => [inner.slice(0, inner.length - length), inner.slice(length)])
		.map(wrap);
}
