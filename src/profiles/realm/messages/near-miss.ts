import { META_KEYWORDS } from '../admission/meta-schema.ts';

/** Names may differ so much in length. */
const LONGEST_GAP = 2;

/**
 * The keyword that an unknown one was probably meant to be: the same in another case, else the nearest one with
 * the same first letter. Undefined where none is near enough.
 */
export function nearMiss(keyword: string): string | undefined {
	const lower = keyword.toLowerCase();
	const sameButCase = META_KEYWORDS.find((known) => known.toLowerCase() === lower);
	if (sameButCase !== undefined) return sameButCase;
	const plausible = META_KEYWORDS.filter(
		(known) => known[0].toLowerCase() === lower[0] && Math.abs(known.length - keyword.length) <= LONGEST_GAP,
	);
	return closestKey(keyword, plausible);
}

/** The nearest of the names, the first of several; undefined where none is near enough for the loader to suggest it. */
export function closestKey(key: string, names: readonly string[]): string | undefined {
	let best: string | undefined;
	let least = Math.min(2, Math.floor(key.length / 3) + 1) + 1;
	for (const name of names) {
		const distance = editDistance(key, name);
		if (distance < least) {
			least = distance;
			best = name;
		}
	}
	return best;
}

/** How many letters have to be put in, left out or changed (Levenshtein). */
function editDistance(from: string, to: string): number {
	let before = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (let i = 1; i <= from.length; i++) {
		const row = [i];
		for (let j = 1; j <= to.length; j++) {
			const change = before[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
			row.push(Math.min(before[j] + 1, row[j - 1] + 1, change));
		}
		before = row;
	}
	return before[to.length];
}
