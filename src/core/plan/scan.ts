import type { Dialect } from '../dialects/dialect.ts';
import type { DialectTable } from '../dialects/table.ts';
import { type Document, OBJECT, STRING, TRUE } from '../document/document.ts';
import { subschemasOf } from '../keywords/subschemas.ts';
import { RECURSIVE, Resource } from './resource.ts';
import { resolveUri, splitFragment } from './uri.ts';

/** What makes a walk through the whole document needed. */
const IDENTIFYING: ReadonlySet<string> = new Set([
	'$id',
	'id',
	'$anchor',
	'$dynamicAnchor',
	'$recursiveAnchor',
	'$schema',
]);

/** The table for a resource root at `node`, given the one around it. */
export type TableAt = (node: number, outer: DialectTable | null) => DialectTable;

/**
 * Finds the resources of a document, its root first, with their anchors: wherever a schema can stand by the
 * keywords of its dialect, and nowhere else: an `$id` inside `enum` or an unknown keyword names nothing.
 */
export function scanResources(document: Document, root: number, uri: string, tableAt: TableAt): readonly Resource[] {
	if (!document.keys.some((key) => IDENTIFYING.has(key))) {
		return [new Resource(document, root, uri, tableAt(root, null))];
	}
	const resources: Resource[] = [];
	const pending: { readonly node: number; readonly around: Resource | null }[] = [{ node: root, around: null }];
	while (pending.length > 0) {
		const { node, around } = pending.pop() as (typeof pending)[number];
		const resource = enter(document, node, around, uri, tableAt);
		if (resource !== around) resources.push(resource);
		if (document.kind(node) !== OBJECT) continue;
		anchorsOf(document, node, resource);
		for (const child of document.children(node)) {
			const entry = resource.table.entries.get(document.key(child) ?? '');
			if (entry?.keyword.subschemas === undefined) continue;
			for (const inner of subschemasOf(document, child, entry.keyword.subschemas)) {
				pending.push({ node: inner, around: resource });
			}
		}
	}
	return resources;
}

/** The resource to which the schema at `node` belongs: a new one where it has an identifier, or is the root. */
function enter(document: Document, node: number, around: Resource | null, uri: string, tableAt: TableAt): Resource {
	if (around !== null && document.kind(node) !== OBJECT) return around;
	const outer = around?.table ?? null;
	const table = around === null ? tableAt(node, null) : outerOrOwn(document, node, around, tableAt);
	const identifier =
		document.kind(node) === OBJECT ? identifierOf(document, node, table.dialect, table.refSiblings) : null;
	const base = around?.uri ?? uri;
	if (identifier === null) return around ?? new Resource(document, node, base, table);
	const own = splitFragment(resolveUri(base, identifier)).uri;
	const isAnchor = table.dialect.anchorsInIdentifier && identifier.startsWith('#');
	if (isAnchor && around !== null) return around;
	return new Resource(document, node, own, outer === null ? table : tableAt(node, outer));
}

function outerOrOwn(document: Document, node: number, around: Resource, tableAt: TableAt): DialectTable {
	// A schema of another dialect has its own identifier keyword.
	return document.child(node, '$schema') < 0 ? around.table : tableAt(node, around.table);
}

/** The value of `$id` (or `id`), where it counts: beside a `$ref` that hides its neighbours it does not. */
function identifierOf(document: Document, node: number, dialect: Dialect, refSiblings: boolean): string | null {
	const at = document.child(node, dialect.identifier);
	if (at < 0 || document.kind(at) !== STRING) return null;
	if (!refSiblings && document.child(node, '$ref') >= 0) return null;
	return document.string(at);
}

function anchorsOf(document: Document, node: number, resource: Resource): void {
	const { dialect, entries, refSiblings } = resource.table;
	if (dialect.anchorsInIdentifier) {
		const identifier = identifierOf(document, node, dialect, refSiblings);
		const fragment = identifier === null ? '' : splitFragment(identifier).fragment;
		if (fragment !== '' && !fragment.startsWith('/')) resource.anchors.set(fragment, node);
		return;
	}
	for (const keyword of ['$anchor', '$dynamicAnchor'] as const) {
		const at = entries.has(keyword) ? document.child(node, keyword) : -1;
		if (at < 0 || document.kind(at) !== STRING) continue;
		resource.anchors.set(document.string(at), node);
		if (keyword === '$dynamicAnchor') resource.dynamicAnchors.set(document.string(at), node);
	}
	const recursive = entries.has('$recursiveAnchor') ? document.child(node, '$recursiveAnchor') : -1;
	if (recursive >= 0 && document.kind(recursive) === TRUE && node === resource.node) {
		resource.dynamicAnchors.set(RECURSIVE, node);
	}
}
