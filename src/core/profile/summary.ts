import type { Document } from '../document/document.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import type { KeywordUse, Meter, Tally } from '../report.ts';
import type { UsedKeyword } from './keywords-used.ts';
import type { Measured } from './meters.ts';
import type { Places } from './places.ts';
import type { Profile } from './profile.ts';

/** The report's meters: what was measured, and the steps of the evaluation. */
export function meterRows(
	measured: readonly Measured[],
	evaluation: Evaluation | null,
	profile: Profile,
	places: Places,
): readonly Meter[] {
	const steps = profile.limits.find(({ measure }) => measure === 'steps');
	const all =
		steps === undefined || evaluation === null
			? measured
			: [...measured, { row: steps, used: evaluation.steps, node: Math.max(evaluation.costliest, 0), exceededAt: -1 }];
	return all.map(({ row, used, node }) => {
		const { name, side, limit, unit, basis, note } = row;
		const span = places.entry(side, node);
		return {
			name,
			side,
			used,
			limit,
			location: places.pointer(side, node) ?? '',
			unit,
			basis,
			...(note === undefined ? {} : { note }),
			...(span === null ? {} : { range: places.range(side, span) }),
		};
	});
}

/** The report's keyword table: what the schema uses, and what the profile does with each. */
export function keywordRows(schema: Document, used: readonly UsedKeyword[], places: Places): readonly KeywordUse[] {
	return used.map(({ node, row, count }) => ({
		keyword: row.keyword,
		disposition: row.disposition,
		count,
		first: places.pointer('schema', node) ?? '',
		range: places.range('schema', schema.keySpan(node)),
		...(row.note === undefined ? {} : { note: row.note }),
		basis: row.basis,
		...(row.source === undefined ? {} : { source: row.source }),
	}));
}

/** Counts for the sentence that says what was looked at. */
export function tallyOf(
	schema: { readonly nodes: number; readonly levels: number } | null,
	value: Document | null,
	evaluation: Evaluation | null,
): Tally {
	return {
		schemaNodes: schema?.nodes ?? 0,
		schemaLevels: schema?.levels ?? 0,
		valueNodes: value?.size ?? 0,
		steps: evaluation?.steps ?? 0,
	};
}
