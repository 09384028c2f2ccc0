import { ARRAY, OBJECT } from '../../../core/document/document.ts';
import { type Place, viewOf } from '../admission/view.ts';

/** How a part of the block is reached: a linked list, so that no path is copied on the way. */
interface Step {
	readonly node: number;
	readonly name: string;
	readonly above: Step | null;
}

/**
 * Looks through a block depth first, objects and lists alike, in JavaScript's order.
 * @returns the path of the first object of which `wanted` holds, or null
 */
export function findObject(block: Place, wanted: (node: number) => boolean): readonly string[] | null {
	const { document } = block;
	const view = viewOf(document);
	const pending: Step[] = [{ node: block.node, name: '', above: null }];
	for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
		const { node } = step;
		const kind = document.kind(node);
		if (kind === OBJECT && wanted(node)) return pathOf(step);
		if (kind < ARRAY) continue;
		const children: Step[] = [];
		for (const [index, item] of view.items(node).entries())
			children.push({ node: item, name: String(index), above: step });
		for (const [name, child] of view.object(node)) children.push({ node: child, name, above: step });
		for (const child of children.reverse()) pending.push(child);
	}
	return null;
}

function pathOf(step: Step): readonly string[] {
	const path: string[] = [];
	for (let at: Step | null = step; at !== null && at.above !== null; at = at.above) path.push(at.name);
	return path.reverse();
}
