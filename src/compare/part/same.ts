import type { Profile } from '../../core/index.ts';

/**
 * Whether two profiles cannot part, by how they are made: the same declarations about values, and the same functions.
 * Not finding a difference is no such proof.
 */
export function sameByConstruction(a: Profile, contextA: string, b: Profile, contextB: string): boolean {
	if (contextA !== contextB && (a.preflight !== undefined || a.answer !== undefined)) return false;
	return (
		a.dialect === b.dialect &&
		a.preflight === b.preflight &&
		a.answer === b.answer &&
		(a.answer === undefined || a.admit === b.admit) &&
		JSON.stringify(decisive(a)) === JSON.stringify(decisive(b))
	);
}

/** What decides on a value, once the schema is taken. */
function decisive({ rules, limits, duplicateNames, formatChoice }: Profile) {
	const inOrder = Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1));
	const counted = limits.filter(({ side }) => side === 'value').map(({ measure, limit }) => ({ measure, limit }));
	return { rules: inOrder, limits: counted, twice: duplicateNames.value, formatChoice: formatChoice ?? false };
}
