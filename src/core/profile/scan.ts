import { countCodePoints } from '../document/code-points.ts';
import { ARRAY, type Document, FALSE, KIND_MASK, MARKED, NUMBER, STRING } from '../document/document.ts';
import { utf8Length } from '../document/utf8.ts';
import { precisionOf, scaleOf } from '../number/index.ts';
import { compactLength, isAscii } from './compact.ts';
import type { Gauge } from './gauge.ts';

/** What one pass over a document can count. */
export type Counter =
	/** Bytes of the compact form in UTF-8, numbers as written. */
	| 'bytes'
	/** Open containers. */
	| 'levels'
	/** Open containers, a scalar being one level too. */
	| 'levels-with-scalars'
	| 'nodes'
	| 'nodes-with-names'
	/** Code points of the longest string, of the longest string or name, and UTF-16 units of the longest string. */
	| 'characters'
	| 'characters-with-names'
	| 'units'
	/** Digits of the unscaled value as written. */
	| 'digits'
	/** Absolute decimal scale. */
	| 'scale';

/** The gauges that want to be fed. */
export type Counters = Partial<Record<Counter, Gauge>>;

/** Feeds the gauges from everything at and below `root`, in document order, in one pass. Shadowed members do not count. */
export function scan(document: Document, root: number, counters: Counters): void {
	const { kinds, nexts, counts, keyIds, shadowed } = document;
	const { bytes, levels, nodes } = counters;
	const withScalars = counters['levels-with-scalars'];
	const withNames = counters['nodes-with-names'];
	const measureString = stringMeter(document, root, counters);
	const measureNumber = numberMeter(document, counters);
	const measureName = nameMeter(document, counters);
	/** Where each open container ends. */
	const open: number[] = [];
	const end = nexts[root];
	for (let node = root; node < end; node++) {
		while (open.length > 0 && open[open.length - 1] <= node) open.pop();
		if (shadowed?.has(node)) {
			bytes?.add(-1, node);
			node = nexts[node] - 1;
			continue;
		}
		nodes?.add(1, node);
		withScalars?.see(open.length + 1, node);
		const named = keyIds[node] >= 0 && node !== root;
		withNames?.add(named ? 2 : 1, node);
		if (named) measureName(node);
		const kind = kinds[node] & KIND_MASK;
		if (kind >= ARRAY) {
			open.push(nexts[node]);
			levels?.see(open.length, node);
			bytes?.add(2 + Math.max(counts[node] - 1, 0), node);
		} else if (kind === STRING) measureString(node);
		else if (kind === NUMBER) measureNumber(node);
		else bytes?.add(kind === FALSE ? 5 : 4, node);
	}
}

type NodeMeter = (node: number) => void;

function stringMeter(document: Document, root: number, counters: Counters): NodeMeter {
	const { text, kinds, starts, ends } = document;
	const { bytes, characters, units } = counters;
	const withNames = counters['characters-with-names'];
	// The root's text alone: it may be a small part of a long text. In JSON everything below stands inside it.
	const ascii = isAscii(text.slice(starts[root], ends[root]));
	// An unmarked string of a JSON text stands there as its compact form does.
	const json = document.format === 'json';
	return (node) => {
		const start = starts[node];
		const end = ends[node];
		const asWritten = json && (kinds[node] & MARKED) === 0;
		if (bytes !== undefined) {
			const length = !asWritten
				? compactLength(document.string(node))
				: ascii
					? end - start
					: utf8Length(text.slice(start, end));
			bytes.add(length, node);
		}
		if (characters === undefined) return;
		// No string has more characters than its JSON text has units.
		if (json && end - start - 2 <= characters.used) return;
		const string = document.string(node);
		units?.see(string.length, node);
		if (string.length <= characters.used) return;
		const points = ascii && asWritten ? string.length : countCodePoints(string);
		characters.see(points, node);
		withNames?.see(points, node);
	};
}

function nameMeter(document: Document, counters: Counters): NodeMeter {
	const { keys, keyIds } = document;
	const { bytes } = counters;
	const longest = counters['characters-with-names'];
	/** The bytes of each name met so far, with its colon. */
	const lengths: number[] = [];
	return (node) => {
		const id = keyIds[node];
		if (bytes !== undefined) {
			lengths[id] ??= compactLength(keys[id]) + 1;
			bytes.add(lengths[id], node);
		}
		if (longest !== undefined && keys[id].length > longest.used) longest.see(countCodePoints(keys[id]), node);
	};
}

function numberMeter(document: Document, counters: Counters): NodeMeter {
	const { text, kinds, starts, ends, cooked } = document;
	const { bytes, digits, scale } = counters;
	return (node) => {
		const number = cooked?.get(node);
		const source = number ?? text;
		const start = number === undefined ? starts[node] : 0;
		const end = number === undefined ? ends[node] : number.length;
		bytes?.add(end - start, node);
		const marked = (kinds[node] & MARKED) !== 0;
		// No number has more digits than its text has characters, a point or exponent left out.
		const most = marked ? end - start - 1 : end - start;
		if (digits !== undefined && most > digits.used) digits.see(precisionOf(source, start, end), node);
		if (scale !== undefined && marked) scale.see(Math.abs(scaleOf(source, start, end)), node);
	};
}
