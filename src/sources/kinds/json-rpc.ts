import type { Document } from '../../core/document/document.ts';
import type { Tool } from '../forms/tool.ts';
import { childrenOf, isArray, member, textOf } from '../shape.ts';
import type { Recogniser } from './holding.ts';
import { listsOf } from './request.ts';

/** A whole JSON-RPC message, or a list of them: the answer to `tools/list`, a request that brings tools or asks a person. */
export const jsonRpc: Recogniser = (document) => {
	const messages = isArray(document, 0) ? [...childrenOf(document, 0)] : [0];
	if (messages.length === 0 || !messages.every((node) => textOf(document, node, 'jsonrpc') === '2.0')) return null;
	const lists = messages.flatMap((node) => contentOf(document, node));
	return lists.length === 0 ? null : { kind: 'json-rpc', lists };
};

function contentOf(document: Document, message: number): readonly (readonly Tool[])[] {
	return [
		...listsOf(document, member(document, message, 'result')),
		...listsOf(document, member(document, message, 'params')),
	];
}
