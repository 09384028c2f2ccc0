import { NUMBER, TRUE } from '../../core/document/document.ts';
import type { Rule } from '../rule.ts';
import { membersOf, typesOf } from '../schema.ts';

const PAIRS = [
	['exclusiveMinimum', 'minimum', 1n],
	['exclusiveMaximum', 'maximum', -1n],
] as const;

/** `exclusiveMinimum: 5` ↔ `minimum: 6`, and the same of the maximum, where every number that fits is an integer. */
export const exclusiveBounds: Rule = {
	id: 'exclusive-bounds',
	title: 'Write an exclusive bound of integers as an inclusive one, or back',
	kind: 'keeps-meaning',
	*propose({ document, node, dialect }) {
		const types = typesOf(document, node);
		if (types === null || !types.includes('integer') || types.includes('number')) return;
		const members = membersOf(document, node);
		const whole = (at: number | undefined): bigint | null => {
			if (at === undefined || document.kind(at) !== NUMBER) return null;
			const text = document.numberText(at);
			return /^-?\d{1,400}$/.test(text) ? BigInt(text) : null;
		};
		for (const [exclusive, inclusive, step] of PAIRS) {
			const outer = members.get(exclusive);
			const inner = members.get(inclusive);
			if (dialect === 'draft-04') {
				const bound = whole(inner);
				if (outer === undefined || inner === undefined || bound === null || document.kind(outer) !== TRUE) continue;
				yield {
					variant: inclusive,
					keyword: exclusive,
					changes: [
						{ kind: 'remove', node: outer },
						{ kind: 'value', node: inner, json: String(bound + step) },
					],
					sentence: `Write the exclusive \`${inclusive}: ${bound}\` of an integer as \`${inclusive}: ${bound + step}\`.`,
				};
				continue;
			}
			for (const [from, to, at, other, change] of [
				[exclusive, inclusive, outer, inner, step],
				[inclusive, exclusive, inner, outer, -step],
			] as const) {
				const bound = whole(at);
				if (at === undefined || bound === null || other !== undefined) continue;
				yield {
					variant: to,
					keyword: from,
					changes: [
						{ kind: 'rename', node: at, name: to },
						{ kind: 'value', node: at, json: String(bound + change) },
					],
					sentence: `Write \`${from}: ${bound}\` of an integer as \`${to}: ${bound + change}\`.`,
				};
			}
		}
	},
};
