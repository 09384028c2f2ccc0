import type { Keyword } from '../keywords/keyword.ts';
import type { Dialect } from './dialect.ts';

/** The keywords of an older dialect without some, with others added or put in the place of the same name. */
export function replaceKeywords(
	{ keywords }: Dialect,
	without: readonly string[],
	added: readonly Keyword[],
): readonly Keyword[] {
	const gone = new Set([...without, ...added.map(({ name }) => name)]);
	return [...keywords.filter(({ name }) => !gone.has(name)), ...added];
}
