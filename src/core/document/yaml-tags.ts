import { isMap, isScalar, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { problem, shorten } from './json-text.ts';
import type { SyntaxProblem } from './syntax.ts';
import { CORE, fitsTag } from './yaml-scalars.ts';

/** What is wrong with a node's tag: one that JSON has no value for, or that does not fit the node. */
export function tagProblem(text: string, node: Scalar | YAMLMap | YAMLSeq): SyntaxProblem | null {
	const { tag } = node;
	// The tag `!` says only: no guessing, this is a text, a list or a mapping.
	if (tag === undefined || tag === '!') return null;
	if (isScalar(node) ? fitsTag(node, tag) : tag === (isMap(node) ? `${CORE}map` : `${CORE}seq`)) return null;
	const start = node.range?.[0] ?? 0;
	const from = Math.max(text.lastIndexOf('!', start), 0);
	const at = text[from - 1] === '!' ? from - 1 : from;
	const written = /!<[^>\s]*>?|[^\s,[\]{}]*/y;
	written.lastIndex = at;
	const [shown = ''] = written.exec(text) ?? [];
	const known = KNOWN.has(tag);
	const message = known
		? `The tag ${shorten(shown)} does not fit this value. Change one of them.`
		: `The tag ${shorten(shown)} stands for no JSON value. Take it out, or write the value as JSON has it.`;
	return problem('tag', at, at + shown.length, message);
}

const KNOWN: ReadonlySet<string> = new Set(
	['null', 'bool', 'int', 'float', 'str', 'seq', 'map'].map((name) => CORE + name),
);
