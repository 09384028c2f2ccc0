import type { Finding, Verdict } from '../core/index.ts';
import type { CompareRow, OutcomeGroup, Reason } from './model.ts';
import { whereWords } from './words.ts';

/** What two findings must have in common to be the same reason. */
export function reasonOf({ code, side, keyword, schemaLocation, instanceLocation }: Finding): Reason {
	return { code, side, keyword, schemaLocation, instanceLocation };
}

/** A key that two findings share exactly when they are the same reason. */
export function reasonKey(finding: Finding): string {
	const { code, side, keyword, schemaLocation, instanceLocation } = reasonOf(finding);
	return JSON.stringify([code, side, keyword, schemaLocation, instanceLocation]);
}

/** Rows by equal outcome, the largest group first. */
export function groupsOf(rows: readonly CompareRow[]): readonly OutcomeGroup[] {
	const groups = new Map<string, CompareRow[]>();
	for (const row of rows) {
		const key = `${row.verdict} ${row.valueFits} ${row.first === null ? '' : reasonKey(row.first)}`;
		groups.set(key, [...(groups.get(key) ?? []), row]);
	}
	return [...groups.values()]
		.sort((a, b) => b.length - a.length)
		.map((members) => {
			const [{ verdict, first }] = members;
			return {
				verdict,
				reason: first === null ? null : reasonOf(first),
				rows: members.map(({ id }) => id),
				sentence: sentenceOf(members),
			};
		});
}

const ONE: Readonly<Record<Verdict, string>> = {
	accepted: 'takes it',
	refused: 'refuses the schema',
	invalid: 'refuses the value',
	exhausted: 'gives no answer',
	unreadable: 'cannot read it',
};
const SEVERAL: Readonly<Record<Verdict, string>> = {
	accepted: 'take it',
	refused: 'refuse the schema',
	invalid: 'refuse the value',
	exhausted: 'give no answer',
	unreadable: 'cannot read it',
};

function sentenceOf(members: readonly CompareRow[]): string {
	const [{ verdict, first }] = members;
	const count = members.length;
	const what = count === 1 ? ONE[verdict] : SEVERAL[verdict];
	if (first === null) return `${count} ${what}.`;
	return `${count} ${what}${count === 1 ? '' : ' for the same reason'}: ${whereWords(first)}.`;
}
