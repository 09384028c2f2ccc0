import type { Random } from '../../src/core/random.ts';

const SYLLABLES = ['ka', 'lo', 'mi', 'ren', 'sta', 'tor', 'ubi', 'ven', 'wal', 'xis', 'yor', 'zet', 'fra', 'gil', 'ho'];

/** A made-up word. */
export function word(random: Random): string {
	let made = '';
	for (let count = 2 + random.below(3); count > 0; count--) made += random.pick(SYLLABLES);
	return made;
}

/** Some made-up words. */
export function phrase(random: Random, words: number): string {
	return Array.from({ length: words }, () => word(random)).join(' ');
}
