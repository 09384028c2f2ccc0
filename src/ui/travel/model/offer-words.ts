import type { Edit } from '../../../travel/view.ts';
import { plainText } from '../../model/prose.ts';

/** Longer words would not be read in a menu. */
const LONGEST = 140;
/** An offered edit in a line of a menu: what changes the meaning says so first. */
export function offerWords({
	kind,
	sentence,
	lost,
	added,
}: Pick<Edit, 'kind' | 'sentence' | 'lost' | 'added'>): string {
	const plain = plainText(sentence).replace(/\.$/, '');
	const [what] = plain.split(': ');
	const inside = `${what[0].toLowerCase()}${what.slice(1)}`;
	const words =
		kind === 'keeps-meaning'
			? plain
			: kind === 'loses'
				? `Loses the constraint ${lost ?? inside}`
				: `Adds the constraint ${added ?? ''} (${inside})`;
	return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}
