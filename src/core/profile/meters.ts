import { ARRAY, type Document, OBJECT } from '../document/document.ts';
import { utf8Length } from '../document/utf8.ts';
import { isAscii } from './compact.ts';
import { Gauge, type Measured, type OtherMeasured } from './gauge.ts';
import type { LimitRow, Measure, OtherCount } from './profile.ts';
import { type Counter, type Counters, scan } from './scan.ts';
import { STANDARD_SHAPES, type SubschemaShapes, walkSubschemas } from './subschemas.ts';

export type { Measured, OtherMeasured } from './gauge.ts';

/** The measures that one pass over the nodes counts, on either side. */
const SCANNED: Partial<Record<Measure, Counter>> = {
	'schema-bytes': 'bytes',
	'value-bytes': 'bytes',
	'value-levels': 'levels',
	'value-nodes': 'nodes',
	'string-characters': 'characters',
	'number-digits': 'digits',
	'number-scale': 'scale',
};

/** Other counts that the same pass makes. */
const SCANNED_OTHERWISE: Partial<Record<Measure, Partial<Record<OtherCount, Counter>>>> = {
	'schema-nodes': { 'json-nodes': 'nodes' },
	'value-levels': { scalars: 'levels-with-scalars' },
	'value-nodes': { names: 'nodes-with-names' },
	'string-characters': { names: 'characters-with-names', 'utf16-units': 'units' },
};

/** The keywords whose members a schema-side measure counts, and whether they must be an object or a list. */
const COUNTED_KEYWORDS: ReadonlyMap<string, { readonly measure: Measure; readonly kind: number }> = new Map([
	['properties', { measure: 'properties', kind: OBJECT }],
	['required', { measure: 'required', kind: ARRAY }],
	['enum', { measure: 'enum-values', kind: ARRAY }],
	['allOf', { measure: 'alternatives', kind: ARRAY }],
	['anyOf', { measure: 'alternatives', kind: ARRAY }],
	['oneOf', { measure: 'alternatives', kind: ARRAY }],
]);

/**
 * What a schema document uses of each limit, in the order of the rows (at most one row a measure). Linear, one
 * pass over the nodes and one over the schemas, each only where a row asks for it.
 * @param rows limits of the schema side; rows of other measures are left out
 */
export function measureSchema(
	document: Document,
	rows: readonly LimitRow[],
	shapes: SubschemaShapes = STANDARD_SHAPES,
): readonly Measured[] {
	const gauges = gaugesFor(rows, 0);
	measureStructure(document, gauges, shapes);
	return finish(document, 0, rows, gauges);
}

/**
 * What the value at and below `root` uses of each limit, in the order of the rows (at most one row a measure).
 * Linear, one pass. `steps` is not counted here: the evaluation counts it.
 */
export function measureValue(document: Document, root: number, rows: readonly LimitRow[]): readonly Measured[] {
	return finish(document, root, rows, gaugesFor(rows, root));
}

type Gauges = ReadonlyMap<Measure, Gauge>;

function gaugesFor(rows: readonly LimitRow[], root: number): Gauges {
	return new Map(rows.map(({ measure, limit }) => [measure, new Gauge(limit, root)]));
}

/** Counts schemas, their levels and the members of their keywords. */
function measureStructure(document: Document, gauges: Gauges, shapes: SubschemaShapes): void {
	const nodes = gauges.get('schema-nodes');
	const levels = gauges.get('schema-levels');
	const counted = [...COUNTED_KEYWORDS].filter(([, { measure }]) => gauges.has(measure));
	if (nodes === undefined && levels === undefined && counted.length === 0) return;
	for (const { node, level } of walkSubschemas(document, 0, shapes)) {
		nodes?.add(1, node);
		levels?.see(level, node);
		if (document.kind(node) !== OBJECT) continue;
		for (const [keyword, { measure, kind }] of counted) {
			const list = document.child(node, keyword);
			if (list >= 0 && document.kind(list) === kind) gauges.get(measure)?.see(document.counts[list], list);
		}
	}
}

/** Runs the pass over the nodes and puts the results together. */
function finish(document: Document, root: number, rows: readonly LimitRow[], gauges: Gauges): readonly Measured[] {
	const counters: Counters = {};
	for (const { measure, limit, otherCounts } of rows) {
		const counter = SCANNED[measure];
		if (counter !== undefined) counters[counter] = gauges.get(measure) ?? new Gauge(limit, root);
		for (const other of otherCounts ?? []) {
			const otherwise = SCANNED_OTHERWISE[measure]?.[other];
			if (otherwise !== undefined) counters[otherwise] = new Gauge(limit, root);
		}
	}
	if (Object.keys(counters).length > 0) scan(document, root, counters);
	return rows.flatMap((row) => {
		const gauge = gauges.get(row.measure);
		if (gauge === undefined || row.measure === 'steps') return [];
		const { used, node, exceededAt } = gauge;
		const others = (row.otherCounts ?? []).flatMap((count) => otherwise(document, root, count, row, gauge, counters));
		return [{ row, used, node, exceededAt, ...(others.length > 0 ? { others } : {}) }];
	});
}

function otherwise(
	document: Document,
	root: number,
	count: OtherCount,
	{ measure }: LimitRow,
	{ used, node }: Gauge,
	counters: Counters,
): readonly OtherMeasured[] {
	if (count === 'source-text') {
		const { start, end } = document.span(root);
		const whole = root === 0 && document.whole === null;
		const text = whole ? document.text : document.text.slice(start, end);
		return [{ count, used: isAscii(text) ? text.length : utf8Length(text), node: root }];
	}
	if (count === 'below-root') return [{ count, used: Math.max(used - 1, 0), node }];
	const counter = SCANNED_OTHERWISE[measure]?.[count];
	const gauge = counter === undefined ? undefined : counters[counter];
	return gauge === undefined ? [] : [{ count, used: gauge.used, node: gauge.node }];
}
