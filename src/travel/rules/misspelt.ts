import { dialectOf } from '../../core/dialects/dialects.ts';
import type { Rule } from '../rule.ts';
import { isKeyword, jsonOf, membersOf } from '../schema.ts';

/** A name that the dialect does not know and that is nearly one of its keywords. */
export const misspelt: Rule = {
	id: 'misspelt',
	title: 'Spell a keyword as the dialect does',
	kind: 'adds',
	*propose({ document, node, dialect, refused, aliases }) {
		const members = membersOf(document, node);
		for (const [written, value] of members) {
			if (isKeyword(dialect, written) || Object.hasOwn(aliases, written)) continue;
			if (refused !== null && !refused.has(written)) continue;
			const meant = dialectOf(dialect).keywords.find(({ name }) => !members.has(name) && isNear(written, name))?.name;
			if (meant === undefined) continue;
			yield {
				variant: written,
				keyword: written,
				changes: [{ kind: 'rename', node: value, name: meant }],
				sentence: `Spell \`${written}\` as \`${meant}\`: now it checks nothing.`,
				added: `"${meant}": ${jsonOf(document, value)}`,
			};
		}
	},
};

/** Whether two names are the same but for case, marks, or one slip of the hand (two in long names). */
function isNear(written: string, keyword: string): boolean {
	const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
	if (bare(written) === bare(keyword)) return true;
	if (Math.min(written.length, keyword.length) < 4) return false;
	return distance(written, keyword) <= (keyword.length >= 8 ? 2 : 1);
}

/** Letters to add, drop, change or swap with the next; names much longer than keywords are far from them. */
function distance(a: string, b: string): number {
	if (Math.abs(a.length - b.length) > 2) return 3;
	let before: number[] = [];
	let row = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			let cost = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1));
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2] + 1);
			next.push(cost);
		}
		before = row;
		row = next;
	}
	return row[b.length];
}
