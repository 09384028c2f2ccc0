import type { Document } from '../core/document/document.ts';
import { pointerOf } from '../core/document/pointer.ts';
import { findingsOf } from './findings.ts';
import type { Tool } from './forms/tool.ts';
import { customResource } from './kinds/custom-resource.ts';
import type { Holding, Recogniser } from './kinds/holding.ts';
import { jsonRpc } from './kinds/json-rpc.ts';
import { openapi } from './kinds/openapi.ts';
import { realmWorkflow } from './kinds/realm-workflow.ts';
import { request } from './kinds/request.ts';
import { singleFormat, singleTool, toolArray } from './kinds/tool-array.ts';
import type { Source, SourceEntry, SourceKind } from './source.ts';

/** The kinds of document, those with a mark of their own before those known by what they hold. */
const RECOGNISERS: readonly Recogniser[] = [
	openapi,
	customResource,
	realmWorkflow,
	jsonRpc,
	singleFormat,
	request,
	toolArray,
	singleTool,
];

function hold(document: Document): Holding | null {
	for (const recogniser of RECOGNISERS) {
		const holding = recogniser(document);
		if (holding !== null) return holding;
	}
	return null;
}

/** What a document that holds schemas is, by its shape; null for a lone schema and for anything else. */
export function recognise(document: Document): SourceKind | null {
	return hold(document)?.kind ?? null;
}

/** Every schema that a document holds, in document order; none where it is no document of a known kind. */
export function schemasIn(document: Document): readonly SourceEntry[] {
	return readSource(document)?.entries ?? [];
}

/** A document with all the schemas that it holds and what is to say about them; null where it is of no known kind. */
export function readSource(document: Document): Source | null {
	const holding = hold(document);
	if (holding === null) return null;
	const entries = holding.lists.flatMap((list) => list.flatMap((tool) => entriesOf(document, tool)));
	entries.sort((a, b) => a.node - b.node);
	return { kind: holding.kind, entries, findings: findingsOf(document, holding) };
}

function entriesOf(document: Document, tool: Tool): readonly SourceEntry[] {
	return tool.schemas.map(({ node, role, kind, realm }) => {
		const pointer = pointerOf(document, node);
		const span = document.span(node);
		return {
			name: tool.name?.text ?? pointer,
			kind: kind ?? tool.kind,
			role,
			node,
			pointer,
			span,
			nameSpan: tool.name?.span ?? span,
			...(realm === undefined ? {} : { realm }),
		};
	});
}
