import { type Alias, isAlias, isCollection, isPair, isScalar, type ParsedNode } from 'yaml';
import { problem } from './json-text.ts';
import type { SyntaxProblem } from './syntax.ts';

/** Whatever its length, a text may stand for this many values, aliases written out. */
const LEAST_LIMIT = 1_000_000;
/** And for this many values a character of its own. */
const VALUES_PER_CHARACTER = 10;

/** The most values that a YAML text of this length may stand for once its aliases are written out. */
export function expansionLimit(length: number): number {
	return Math.max(LEAST_LIMIT, length * VALUES_PER_CHARACTER);
}

/** What an anchor names: its number of values, aliases written out; -1 while its collection is open. */
interface Anchored {
	size: number;
}

interface Frame {
	readonly items: readonly unknown[];
	next: number;
	readonly anchored: Anchored;
	/** Values counted before the collection. */
	readonly before: number;
}

/**
 * Counts the values that a document stands for, without writing its aliases out, and returns the problem at the
 * first alias that names nothing, that stands inside what it names, or that takes the count past the limit.
 */
export function checkAliases(contents: ParsedNode, limit: number): SyntaxProblem | null {
	const anchors = new Map<string, Anchored>();
	const frames: Frame[] = [{ items: [contents], next: 0, anchored: { size: -1 }, before: 0 }];
	let count = 0;
	for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
		if (frame.next === frame.items.length) {
			frame.anchored.size = count - frame.before;
			frames.pop();
			continue;
		}
		const item = frame.items[frame.next++];
		if (isPair(item)) {
			if (isAlias(item.key)) {
				const wrong = checkAlias(item.key, anchors);
				if (wrong !== null) return wrong;
			} else if (isScalar(item.key) && item.key.anchor !== undefined) anchors.set(item.key.anchor, { size: 1 });
		}
		const node = isPair(item) ? item.value : item;
		if (isAlias(node)) {
			const wrong = checkAlias(node, anchors);
			if (wrong !== null) return wrong;
			count += anchors.get(node.source)?.size ?? 0;
			if (count > limit) return tooMany(node, limit);
			continue;
		}
		const anchored = { size: 1 };
		if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) anchors.set(node.anchor, anchored);
		if (isCollection(node)) {
			anchored.size = -1;
			frames.push({ items: node.items, next: 0, anchored, before: count });
		}
		count++;
	}
	return null;
}

function checkAlias(alias: Alias, anchors: ReadonlyMap<string, Anchored>): SyntaxProblem | null {
	const anchored = anchors.get(alias.source);
	const [start, end] = alias.range ?? [0, 0];
	if (anchored === undefined) {
		return problem('unknown-alias', start, end, `No anchor &${alias.source} stands before this alias.`);
	}
	if (anchored.size >= 0) return null;
	const message = `This alias stands inside what it names (&${alias.source}), so its value would never end. Take it out.`;
	return problem('alias-cycle', start, end, message);
}

function tooMany(alias: Alias, limit: number): SyntaxProblem {
	const [start, end] = alias.range ?? [0, 0];
	const message = `With this alias the text stands for more than ${limit.toLocaleString('en')} values. Use fewer aliases.`;
	return problem('alias-expansion', start, end, message);
}
