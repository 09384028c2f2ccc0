import type { SourceEntry } from '../sources/table.ts';

/**
 * Finds a schema again in a text that was edited: by name and role where it stands or elsewhere; by its place alone
 * only where as many schemas are there as before, for then it was renamed.
 * @param before how many schemas there were when it was seen last
 */
export function findAgain(
	entries: readonly SourceEntry[],
	known: SourceEntry,
	before: number,
): SourceEntry | undefined {
	const alike = entries.filter((entry) => isAlike(entry, known));
	const there = entries.find(({ pointer }) => pointer === known.pointer);
	if (there !== undefined && (alike.includes(there) || (alike.length === 0 && entries.length === before))) return there;
	return alike.at(0);
}

function isAlike(a: SourceEntry, b: SourceEntry): boolean {
	return a.name === b.name && a.role === b.role && a.realm?.block === b.realm?.block;
}
