import { type Place, viewOf } from '../admission/view.ts';
import { objectAt, pointerTokens } from './authored.ts';
import type { Clause } from './clause.ts';

const VALUE = /unknown format "([^"]*)"/;
const PLACE = /at path "#(\/[^"]*)?"/;

/**
 * What the loader says of `format`; null where the validator's sentence names a place outside the block.
 * @param text what the validator throws
 */
export function formatClause(text: string, key: string, block: Place): Clause | null {
	const place = PLACE.exec(text);
	if (place === null) return null;
	const value = VALUE.exec(text)?.[1] ?? '';
	const pointer = place[1] ?? '';
	const at = pointer === '' ? '' : `, at "${key}${pointer}"`;
	const path = pointerTokens(pointer);
	const holder = objectAt(block, path);
	const type = holder === null ? -1 : viewOf(holder.document).get(holder.node, 'type');
	const isText = holder !== null && type >= 0 && viewOf(holder.document).string(type) === 'string';
	const instead = isText ? ", or replace it with a 'pattern' that expresses the string shape you need" : '';
	return {
		detail: `the 'format' keyword is unsupported, whatever its value ('format: ${value}' here)${at}`,
		remedy: `${FORMAT_REMEDY}${instead}`,
		path: [...path, 'format'],
	};
}

export const FORMAT_REMEDY = "remove the 'format' keyword";
