import { type Document, STRING } from '../../core/document/document.ts';
import { pointerOf } from '../../core/document/pointer.ts';
import type { Rule } from '../rule.ts';
import { isPlain, membersOf } from '../schema.ts';

/** Definitions that nothing refers to. */
export const dropDefinitions: Rule = {
	id: 'drop-definitions',
	title: 'Drop definitions that nothing refers to',
	kind: 'keeps-meaning',
	*propose({ document, node }) {
		const members = membersOf(document, node);
		for (const keyword of ['$defs', 'definitions']) {
			const definitions = members.get(keyword);
			if (definitions === undefined || !isPlain(document, 0) || isReferredTo(document, definitions)) continue;
			yield {
				variant: keyword,
				keyword,
				changes: [{ kind: 'remove', node: definitions }],
				sentence: `Drop \`${keyword}\`: nothing refers to it.`,
			};
		}
	},
};

/** Whether a reference from outside a node leads into it, or to something around it, or cannot be told. */
function isReferredTo(document: Document, node: number): boolean {
	const pointer = `#${pointerOf(document, node)}`;
	for (let at = 0; at < document.size; at++) {
		if (at === node) at = document.nexts[node];
		if (at >= document.size) break;
		if (document.key(at) !== '$ref' || document.kind(at) !== STRING) continue;
		const text = document.string(at);
		if (text === pointer || text.startsWith(`${pointer}/`) || /%|^#[^/]|^[^#]/.test(text)) return true;
	}
	return false;
}
