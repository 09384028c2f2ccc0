import type { Edit } from '../../../travel/view.ts';
import { plainText } from '../../model/prose.ts';

/** Longer words would not be read in a menu. */
const LONGEST = 140;
const WHAT = { 'keeps-meaning': '', loses: 'Loses a constraint: ', adds: 'Adds a constraint: ' } as const;

/** An offered edit in a line of a menu: what changes the meaning says so first. */
export function offerWords({ kind, sentence }: Pick<Edit, 'kind' | 'sentence'>): string {
	const plain = plainText(sentence).replace(/\.$/, '');
	const words = `${WHAT[kind]}${kind === 'keeps-meaning' ? plain : plain[0].toLowerCase() + plain.slice(1)}`;
	return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}
