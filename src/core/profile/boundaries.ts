import type { Measured, OtherMeasured } from './gauge.ts';
import type { OtherCount, RawFinding } from './profile.ts';

/** How each other way to count reads in a sentence. */
const OTHERWISE: Readonly<Record<OtherCount, string>> = {
	'source-text': 'Counted on the text as written instead of its compact form',
	'utf16-units': 'Counted in UTF-16 units instead of code points',
	names: 'With property names counted too',
	'below-root': 'Counted from the root as level 0',
	scalars: 'With scalars counted as a level',
	'json-nodes': 'With every JSON node counted instead of every schema',
};

const numbers = new Intl.NumberFormat('en');

/**
 * Warnings where the answer hangs on how the host counts: a use that another way of counting puts on the other
 * side of the limit, one within the row's margin of it, or one exactly at a limit whose way of counting is
 * inferred.
 */
export function boundaryFindings(measured: readonly Measured[]): readonly RawFinding[] {
	return measured.flatMap((one) => {
		const { row, used } = one;
		const crossing = (one.others ?? []).filter((other) => other.used > row.limit !== used > row.limit);
		if (crossing.length > 0) return crossing.map((other) => crossingFinding(one, other));
		if (row.margin !== undefined && used * row.margin > row.limit) return [estimateFinding(one)];
		return used === row.limit && (row.counting ?? row.basis) === 'inferred' ? [atLimitFinding(one)] : [];
	});
}

function crossingFinding({ row, used }: Measured, other: OtherMeasured): RawFinding {
	const answer = other.used > row.limit ? 'past' : 'within';
	return boundary(
		row,
		other.node,
		`${OTHERWISE[other.count]}, ${row.name} would be ${numbers.format(other.used)} of ${numbers.format(row.limit)} ${row.unit}, ${answer} the limit; counted as here it is ${numbers.format(used)}. The host may count either way.`,
	);
}

function atLimitFinding({ row, used, node }: Measured): RawFinding {
	const use = `${numbers.format(used)} of ${numbers.format(row.limit)} ${row.unit}`;
	return boundary(
		row,
		node,
		`This is exactly at the limit on ${row.name}: ${use}. How the host counts is inferred; it may stop here.`,
	);
}

function estimateFinding({ row, used, node, exceededAt }: Measured): RawFinding {
	const { name, limit, unit } = row;
	const message =
		exceededAt < 0
			? `What the host counts in ${name} is not documented. Counted as here, ${numbers.format(used)} of ${numbers.format(limit)} ${unit} are used; counted otherwise they may run out.`
			: `What the host counts in ${name} is not documented: counted otherwise, its limit may be reached elsewhere, or not at all.`;
	return boundary(row, exceededAt < 0 ? node : exceededAt, message);
}

function boundary({ side }: Measured['row'], node: number, message: string): RawFinding {
	return {
		code: 'host-dependent',
		severity: 'warning',
		side,
		keyword: null,
		node,
		mark: 'value',
		message,
		basis: 'inferred',
	};
}
