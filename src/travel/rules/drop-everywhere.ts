import type { Document } from '../../core/document/document.ts';
import { walkSubschemas } from '../../core/profile/subschemas.ts';
import type { Proposal, Rule, RulePlace } from '../rule.ts';
import { isAnnotation, isKeywordAnywhere, leadsInto, membersOf } from '../schema.ts';

/** One keyword that checks nothing, in every schema of the document: below the root, or at the root too. */
export const dropEverywhere: Rule = {
	id: 'drop-everywhere',
	title: 'Drop an annotation wherever it stands',
	kind: 'keeps-meaning',
	*propose(place) {
		const { document, node, about } = place;
		if (node !== 0) return;
		for (const [keyword, nodes] of droppable(place)) {
			if (about !== null && keyword !== about) continue;
			const below = nodes.filter((at) => document.parent(at) !== 0);
			if (below.length >= 2) yield proposal(keyword, below, 'below the root');
			if (nodes.length > below.length && nodes.length >= 2) yield proposal(keyword, nodes, 'everywhere');
		}
	},
};

const ANNOTATES = 'it only annotates in the dialect. Hosts that check it would check it no more.';

function proposal(keyword: string, nodes: readonly number[], where: string): Proposal {
	return {
		variant: `${keyword} ${where}`,
		keyword,
		changes: nodes.map((node) => ({ kind: 'remove', node }) as const),
		sentence: `Drop \`${keyword}\` ${where}, in ${nodes.length} places: ${keyword === 'format' ? ANNOTATES : 'no value is checked by it.'}`,
	};
}

/** Where each keyword stands that checks nothing, in the order of the document. */
function droppable(place: RulePlace): ReadonlyMap<string, readonly number[]> {
	const { document } = place;
	const found = new Map<string, number[]>();
	for (const { node } of walkSubschemas(document, 0)) {
		for (const [keyword, value] of membersOf(document, node)) {
			if (!isDroppable(document, keyword, place)) continue;
			const known = found.get(keyword);
			if (known === undefined) found.set(keyword, [value]);
			else known.push(value);
		}
	}
	return found;
}

function isDroppable(document: Document, keyword: string, place: RulePlace): boolean {
	// One schema may hold another under this name, and both be dropped.
	if (keyword === 'contentSchema' || keyword.startsWith('$') || Object.hasOwn(place.aliases, keyword)) return false;
	if (keyword === 'format') return !place.formatAssertion;
	return isAnnotation(keyword, place) || (!isKeywordAnywhere(keyword) && !leadsInto(document.text, keyword));
}
