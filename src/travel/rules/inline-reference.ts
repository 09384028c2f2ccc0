import { type Document, STRING } from '../../core/document/document.ts';
import { nodeAt } from '../../core/document/pointer.ts';
import type { Proposal, Rule, RulePlace } from '../rule.ts';
import { isAnnotation, isPlain, jsonOf, membersOf, objectText } from '../schema.ts';

/** The most nodes that one inlining may write. */
const MOST_NODES = 5000;

/** `$ref: "#/…"` → what stands there. References that come back to themselves stay. */
export const inlineReference: Rule = {
	id: 'inline-reference',
	title: 'Put what a local reference names in its place',
	kind: 'keeps-meaning',
	*propose(place) {
		const proposal = inlined(place);
		if (proposal !== null) yield proposal;
	},
};

function inlined(place: RulePlace): Proposal | null {
	const { document, node, dialect } = place;
	const members = membersOf(document, node);
	const reference = members.get('$ref');
	if (reference === undefined || document.kind(reference) !== STRING) return null;
	const target = targetOf(document, reference);
	if (target < 0 || document.nexts[target] - target > MOST_NODES || !isPlain(document, 0)) return null;
	if (isRecursive(document, target)) return null;
	const others = [...members].filter(([name]) => name !== '$ref');
	const checking = others.filter(([name]) => !isAnnotation(name, place) && name !== '$defs' && name !== 'definitions');
	const siblingsApply = dialect === '2019-09' || dialect === '2020-12';
	const name = document.string(reference);
	const sentence = `Put what \`${name}\` names in its place.`;
	const inside = membersOf(document, target);
	const clash = [...inside.keys()].some((key) => members.has(key) && !isAnnotation(key, place));
	if (checking.length > 0 && !siblingsApply) return null;
	const isObject = inside.size > 0;
	if (checking.length > 0 || clash || (!isObject && others.length > 0)) {
		if (members.has('allOf') || !siblingsApply) return null;
		return {
			variant: 'allOf',
			keyword: '$ref',
			changes: [
				{ kind: 'rename', node: reference, name: 'allOf' },
				{ kind: 'value', node: reference, json: `[${jsonOf(document, target)}]` },
			],
			sentence: `${sentence} The keywords beside it stay beside an \`allOf\`.`,
		};
	}
	const added = [...inside].filter(([key]) => !members.has(key) && key !== '$defs' && key !== 'definitions');
	if (inside.has('$defs') || inside.has('definitions')) return null;
	if (others.length === 0) {
		const json = isObject
			? objectText(added.map(([key, value]) => [key, jsonOf(document, value)]))
			: jsonOf(document, target);
		return { variant: 'whole', keyword: '$ref', changes: [{ kind: 'value', node, json }], sentence };
	}
	return {
		variant: 'members',
		keyword: '$ref',
		changes: [
			{ kind: 'remove', node: reference },
			...added.map(([name, value]) => ({ kind: 'add', object: node, name, json: jsonOf(document, value) }) as const),
		],
		sentence,
	};
}

/** The node at which a local pointer reference points, or -1. */
function targetOf(document: Document, reference: number): number {
	const text = document.string(reference);
	if (text !== '#' && !text.startsWith('#/')) return -1;
	try {
		return nodeAt(document, decodeURIComponent(text.slice(1)));
	} catch {
		return -1;
	}
}

/** Whether following references from a node comes to one that stands in something already being followed. */
function isRecursive(document: Document, start: number): boolean {
	// Depth first with the way so far: a definition met again on another way is no circle.
	const done = new Set<number>();
	const way: number[] = [];
	const stack: { readonly node: number; readonly leave: boolean }[] = [{ node: start, leave: false }];
	for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
		if (entry.leave) {
			done.add(entry.node);
			way.pop();
			continue;
		}
		const { node } = entry;
		if (done.has(node)) continue;
		way.push(node);
		stack.push({ node, leave: true });
		for (let at = node; at < document.nexts[node]; at++) {
			if (document.key(at) !== '$ref' || document.kind(at) !== STRING) continue;
			const target = targetOf(document, at);
			if (target < 0) return true;
			if (way.some((open) => target <= open && open < document.nexts[target])) return true;
			stack.push({ node: target, leave: false });
		}
	}
	return false;
}
