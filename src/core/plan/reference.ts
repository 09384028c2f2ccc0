import { type Document, FALSE, OBJECT, TRUE } from '../document/document.ts';
import { nodeAt } from '../document/pointer.ts';
import type { Registry } from './registry.ts';
import type { Resource } from './resource.ts';
import { resolveUri, splitFragment } from './uri.ts';

/** Where a reference leads; or why nowhere. */
export type Resolution =
	| {
			readonly ok: true;
			readonly document: Document;
			readonly node: number;
			/** The resource of the schema at the end. */
			readonly resource: Resource;
			/** The resource that the URI names, before its fragment. */
			readonly named: Resource;
			readonly fragment: string;
	  }
	| {
			readonly ok: false;
			readonly uri: string;
			/** The URI of the document that nobody gave; absent where the document is known. */
			readonly missing?: string;
			readonly message: string;
	  };

/** Follows a reference written in `from`. */
export function resolveReference(registry: Registry, from: Resource, reference: string): Resolution {
	const absolute = resolveUri(from.uri, reference);
	const { uri, fragment } = splitFragment(absolute);
	const named = uri === from.uri ? from : registry.find(uri);
	if (named === null) {
		const message = `No schema is known under ${JSON.stringify(uri)}. Nothing is fetched: add the document to the other schemas under this URI.`;
		return { ok: false, uri: absolute, missing: uri, message };
	}
	return resolveIn(registry, scopeOf(registry, named, fragment), { absolute, fragment, reference });
}

/** A pointer written in a part of a document may be one of the whole. */
function scopeOf(registry: Registry, named: Resource, fragment: string): Resource {
	const { scope } = named.document;
	if (scope === null || named.node !== 0 || !fragment.startsWith('/')) return named;
	return registry.add(scope, 0, named.uri);
}

function resolveIn(
	registry: Registry,
	named: Resource,
	{ absolute, fragment, reference }: { absolute: string; fragment: string; reference: string },
): Resolution {
	const node = nodeOf(named, fragment);
	if (node < 0) {
		return { ok: false, uri: absolute, message: `There is no ${JSON.stringify(`#${fragment}`)} in this schema.` };
	}
	const kind = named.document.kind(node);
	if (kind !== OBJECT && kind !== TRUE && kind !== FALSE) {
		return { ok: false, uri: absolute, message: `What ${JSON.stringify(reference)} leads to is no schema.` };
	}
	return {
		ok: true,
		document: named.document,
		node,
		resource: registry.around(named.document, node) ?? named,
		named,
		fragment,
	};
}

function nodeOf(resource: Resource, fragment: string): number {
	if (fragment === '') return resource.node;
	if (fragment.startsWith('/')) return nodeAt(resource.document, fragment, resource.node);
	return resource.anchors.get(fragment) ?? -1;
}
