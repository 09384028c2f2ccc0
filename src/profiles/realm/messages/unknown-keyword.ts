import { type Place, viewOf } from '../admission/view.ts';
import { atClause, hereClause, objectAt, pointerTokens } from './authored.ts';
import type { Clause } from './clause.ts';
import { nearMiss } from './near-miss.ts';
import { findObject } from './search.ts';

const EXTENSION = 'x-';
const RESERVED = 'x-realm-';

/**
 * What the loader says of a keyword that the validator does not know. The validator does not say where it
 * stands, so the loader takes the first key of that name anywhere in the block: it may be that of a property.
 */
export function unknownKeywordClause(keyword: string, key: string, block: Place): Clause {
	const view = viewOf(block.document);
	const found = findObject(block, (node) => view.get(node, keyword) >= 0);
	// The loader joins the path and takes it apart again, and sees nothing in lists.
	const path = found === null ? null : found.join('/').split('/');
	const tokens = path === null || path[0] === '' ? [] : pointerTokens(`/${path.join('/')}`);
	const holder = found === null ? null : objectAt(block, tokens);
	const value = holder === null ? -1 : view.get(holder.node, keyword);
	const here = value < 0 ? '' : hereClause(keyword, { document: block.document, node: value });
	const at = found === null ? '' : atClause(key, found);
	return {
		detail: `'${keyword}' is not a JSON-Schema keyword${here}${at}`,
		remedy: keyword.toLowerCase().startsWith(EXTENSION) ? extensionRemedy(keyword) : spellingRemedy(keyword),
		path: found === null ? null : [...found, keyword],
	};
}

function spellingRemedy(keyword: string): string {
	const near = nearMiss(keyword);
	return near === undefined
		? `remove '${keyword}', or correct its spelling`
		: `remove '${keyword}', or write '${near}' if that is what you meant`;
}

function extensionRemedy(keyword: string): string {
	const move = `move it to the top of the workflow file, where the '${EXTENSION}' extension namespace lives`;
	const isLower = keyword.startsWith(EXTENSION);
	if (keyword.toLowerCase().startsWith(RESERVED)) {
		const article = isLower ? 'an' : 'a lowercase';
		return `remove it, or rename it to ${article} '${EXTENSION}' name outside the reserved '${RESERVED}' prefix and ${move}`;
	}
	if (isLower) return `remove it, or ${move}`;
	return `remove it, or rename it to a lowercase '${EXTENSION}' name (the extension namespace is lowercase) and ${move}`;
}
