import type { Rule } from '../rule.ts';
import { membersOf } from '../schema.ts';

/** `additional_properties` ↔ `additionalProperties`, for hosts that read both. */
export const alias: Rule = {
	id: 'alias',
	title: 'Use the other spelling of a keyword',
	kind: 'keeps-meaning',
	*propose({ document, node, aliases }) {
		const members = membersOf(document, node);
		for (const [other, keyword] of Object.entries(aliases)) {
			for (const [from, to] of [
				[other, keyword],
				[keyword, other],
			]) {
				const value = members.get(from);
				if (value === undefined || members.has(to)) continue;
				yield {
					variant: to,
					keyword: from,
					changes: [{ kind: 'rename', node: value, name: to }],
					sentence: `Spell \`${from}\` as \`${to}\`: a chosen host reads both as the same.`,
				};
			}
		}
	},
};
