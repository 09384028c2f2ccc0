import { excerpt } from '../../core/profile/excerpt.ts';
import type { Rule } from '../rule.ts';
import { isAnnotation, isKeyword, isKeywordAnywhere, jsonOf, membersOf } from '../schema.ts';

const STRUCTURE: ReadonlySet<string> = new Set([
	'$schema',
	'$id',
	'id',
	'$defs',
	'definitions',
	'$vocabulary',
	'$anchor',
	'$dynamicAnchor',
]);

/** A keyword that checks values and that a host refuses. */
export const loseConstraint: Rule = {
	id: 'lose-constraint',
	title: 'Drop a constraint',
	kind: 'loses',
	*propose(place) {
		const { document, node, dialect, refused, formatAssertion } = place;
		for (const [keyword, value] of membersOf(document, node)) {
			if (refused !== null && !refused.has(keyword)) continue;
			if (!isKeywordAnywhere(keyword) || isAnnotation(keyword, place) || STRUCTURE.has(keyword)) continue;
			if (keyword === 'format' && !formatAssertion) continue;
			yield {
				variant: keyword,
				keyword,
				changes: [{ kind: 'remove', node: value }],
				sentence: isKeyword(dialect, keyword)
					? `Drop \`${keyword}\` (${excerpt(document, value)}): values that it refused will fit.`
					: `Drop \`${keyword}\` (${excerpt(document, value)}): hosts that read another dialect than ${dialect} may check it.`,
				lost: `"${keyword}": ${jsonOf(document, value)}`,
			};
		}
	},
};
