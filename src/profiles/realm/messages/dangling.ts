import { ARRAY } from '../../../core/document/document.ts';
import { type Place, viewOf } from '../admission/view.ts';
import { atClause, hereClause, valueAt } from './authored.ts';
import type { Clause } from './clause.ts';
import { findObject } from './search.ts';

/**
 * What the loader says of a reference that leads nowhere.
 * @param missing the full URI that the validator could not resolve: not always as written
 */
export function danglingClause(missing: string, key: string, block: Place): Clause {
	const view = viewOf(block.document);
	const refOf = (node: number) => {
		const ref = view.get(node, '$ref');
		return ref < 0 ? null : view.string(ref);
	};
	const parent =
		findObject(block, (node) => refOf(node) === missing) ?? findObject(block, (node) => refOf(node) !== null);
	const site = parent === null ? null : valueAt(block, [...parent, '$ref']);
	const here = site === null ? '' : hereClause('$ref', site);
	const where = `${here}${atClause(key, parent ?? [])}`;
	const act = removal(key, block, [...(parent ?? []), '$ref']);
	const path = parent === null ? [] : [...parent, '$ref'];
	if (missing.startsWith('#')) {
		return {
			detail: `'$ref' points at a definition this block does not have${where}`,
			remedy: `add that definition, or ${act}`,
			path,
		};
	}
	return {
		detail: `'$ref' points outside this block, and realm fetches no remote schemas${where}`,
		remedy: `${act}, or paste the schema it points at in its place`,
		path,
	};
}

/** What can be removed so that a schema is left: the first thing on the way up that does not stand alone. */
function removal(key: string, block: Place, path: readonly string[]): string {
	let left = path.length;
	while (left > 0) {
		const holder = valueAt(block, path.slice(0, left - 1));
		if (holder !== null && countOf(holder) > 1) break;
		left--;
	}
	const last = path[left - 1];
	if (last === undefined) return `remove the '${key}' block`;
	if (last === '$ref') return "remove the '$ref'";
	return /^\d+$/.test(last) ? `remove that entry from '${path[left - 2] ?? key}'` : `remove '${last}'`;
}

function countOf({ document, node }: Place): number {
	return document.kind(node) === ARRAY ? document.counts[node] : viewOf(document).object(node).size;
}
