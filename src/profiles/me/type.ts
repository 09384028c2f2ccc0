import { ARRAY, type Document, STRING } from '../../core/document/document.ts';
import { excerpt } from '../../core/profile/excerpt.ts';
import type { Fault, KeywordPlace } from './faults.ts';

const TYPES: ReadonlySet<string> = new Set(['object', 'array', 'string', 'integer', 'number', 'boolean', 'null']);

const isType = (document: Document, node: number): boolean =>
	document.kind(node) === STRING && TYPES.has(document.string(node));

/** One type, or a list of one type and "null" in either order. */
export function* checkType({ document, node }: KeywordPlace): Generator<Fault> {
	const names = `one of ${[...TYPES].join(', ')}`;
	if (document.kind(node) !== ARRAY) {
		if (isType(document, node)) return;
		const message = `\`type\` must be ${names}, or a list of one of them and "null"; this is ${excerpt(document, node)}.`;
		yield { code: 'malformed-schema', node, message };
		return;
	}
	const members = [...document.children(node)];
	const strange = members.find((member) => !isType(document, member));
	if (strange !== undefined) {
		const message = `A member of \`type\` must be ${names}; this is ${excerpt(document, strange)}.`;
		yield { code: 'malformed-schema', node: strange, message };
		return;
	}
	const types = new Set(members.map((member) => document.string(member)));
	if (types.size < members.length || members.length === 0) {
		const message = `\`type\` must be a list of different types; this ${members.length === 0 ? 'is empty' : 'names one twice'}.`;
		yield { code: 'malformed-schema', node, message, inferred: true };
	} else if (types.size !== 2 || !types.has('null')) {
		const message =
			'A list in `type` is documented only for nullable types: one type and "null". Whether the host takes any other list is not documented; it is refused here.';
		yield { code: 'unsupported-type', node, message, inferred: true };
	}
}
