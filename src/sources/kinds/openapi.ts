import type { Document } from '../../core/document/document.ts';
import { keyName, type Name, schemaAt, type Tool } from '../forms/tool.ts';
import { childrenOf, isObject, member, textOf } from '../shape.ts';
import type { EntryKind, EntryRole } from '../source.ts';
import type { Recogniser } from './holding.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** An OpenAPI document: 2.0 (Swagger), 3.0, 3.1. Components first, then what the paths hold in place. */
export const openapi: Recogniser = (document) => {
	const three = /^3\.\d/.test(textOf(document, 0, 'openapi') ?? '');
	const two = textOf(document, 0, 'swagger') === '2.0';
	if (!three && !two) return null;
	const holders = three
		? [member(document, 0, 'components')]
		: // Swagger keeps its components at the root, and its schemas under another name.
			[0];
	const lists = [
		...holders.flatMap((holder) => components(document, holder, three ? 'schemas' : 'definitions')),
		...paths(document, member(document, 0, 'paths')),
		...paths(document, member(document, 0, 'webhooks')),
	].filter((list) => list.length > 0);
	return lists.length === 0 ? null : { kind: 'openapi', lists };
};

function components(document: Document, holder: number, schemas: string): readonly (readonly Tool[])[] {
	const named = (name: string): number[] => [...childrenOf(document, member(document, holder, name))];
	return [
		named(schemas).map((node) => tool(node, keyName(document, node), 'openapi-component', node, 'component')),
		named('parameters').flatMap((node) => parameter(document, node, keyName(document, node))),
		named('requestBodies').flatMap((node) => body(document, node, keyName(document, node), 'input')),
		named('responses').flatMap((node) => body(document, node, keyName(document, node), 'output')),
	];
}

function paths(document: Document, node: number): readonly (readonly Tool[])[] {
	return [...childrenOf(document, node)].map((path) => {
		const at = keyName(document, path);
		const shared = [...childrenOf(document, member(document, path, 'parameters'))];
		return [
			...shared.flatMap((item) => parameter(document, item, labelled(at, '', textOf(document, item, 'name')))),
			...METHODS.flatMap((method) => operation(document, member(document, path, method), method.toUpperCase(), at)),
		];
	});
}

function operation(document: Document, node: number, method: string, path: Name | null): readonly Tool[] {
	if (!isObject(document, node)) return [];
	const parameters = [...childrenOf(document, member(document, node, 'parameters'))];
	const responses = [...childrenOf(document, member(document, node, 'responses'))];
	const request = member(document, node, 'requestBody');
	return [
		...parameters.flatMap((item) =>
			parameter(document, item, labelled(path, method, textOf(document, item, 'name') ?? 'parameter')),
		),
		...(request < 0 ? [] : body(document, request, labelled(path, method, 'body'), 'input')),
		...responses.flatMap((item) =>
			body(document, item, labelled(path, method, document.key(item) ?? 'response'), 'output'),
		),
	];
}

/** A parameter; Swagger's body parameter has its schema in the same place. */
function parameter(document: Document, node: number, name: Name | null): readonly Tool[] {
	const kind = textOf(document, node, 'in') === 'body' ? 'openapi-body' : 'openapi-parameter';
	return holding(document, node, name, kind, 'input');
}

function body(document: Document, node: number, name: Name | null, role: EntryRole): readonly Tool[] {
	return holding(document, node, name, 'openapi-body', role);
}

/** The schemas of one parameter, body or response: directly, and one a media type. References are read where they point. */
function holding(
	document: Document,
	node: number,
	name: Name | null,
	kind: EntryKind,
	role: EntryRole,
): readonly Tool[] {
	const media = [...childrenOf(document, member(document, node, 'content'))];
	const schemas = [node, ...media].map((holder) => member(document, holder, 'schema'));
	return schemas
		.filter((schema) => schema >= 0 && member(document, schema, '$ref') < 0)
		.map((schema) => tool(node, name, kind, schema, role));
}

function tool(node: number, name: Name | null, kind: EntryKind, schema: number, role: EntryRole): Tool {
	return { node, name, kind, schemas: schemaAt(schema, role) };
}

function labelled(path: Name | null, method: string, what: string | null): Name | null {
	if (path === null) return null;
	return { text: [method, path.text, what ?? ''].filter((part) => part !== '').join(' '), span: path.span };
}
