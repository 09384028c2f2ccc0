import { ARRAY, type Document, NULL, STRING } from '../../core/document/document.ts';
import { excerpt, shorten } from '../../core/profile/excerpt.ts';
import type { RawFinding } from '../../core/profile/profile.ts';
import { crowdMessage } from './crowded.ts';
import type { ProblemInput } from './problems.ts';
import { FORBIDDEN } from './rules.ts';
import { atom, binary } from './term.ts';

/** What is said of each way to be refused, in our words. Places are ours too: the host gives none for a schema. */

const list = (words: Iterable<string>): string => [...words].map((word) => `\`${word}\``).join(', ');

const TYPES = list(FORBIDDEN.keys());

/** The document is no object. `null` has an error of its own. */
export function rootProblem(document: Document): ProblemInput {
	if (document.kind(0) === NULL) {
		const message = 'A tool needs a schema; `null` is none.';
		return { kind: 'schema-missing', keyword: null, node: 0, message, fromCode: true };
	}
	const message = `The schema must be an object; this is ${excerpt(document, 0)}.`;
	return { kind: 'not-maps', keyword: null, node: 0, message, fromCode: true };
}

/** What the host asks of the root before anything else; null when it passes. */
export function rootGate(document: Document, members: ReadonlyMap<string, number>): ProblemInput | null {
	const oneOf = members.get('oneOf');
	if (oneOf !== undefined) {
		const message = '`oneOf` is not taken at the root: the root must be an object schema.';
		return { kind: 'root', keyword: 'oneOf', node: oneOf, message };
	}
	const type = members.get('type');
	if (type === undefined || (document.kind(type) === STRING && document.string(type) === 'object')) return null;
	const message = `The root's \`type\` must be "object" or absent; this is ${excerpt(document, type)}.`;
	return { kind: 'root', keyword: 'type', node: type, message };
}

/** Something else stands where a schema should. */
export function notMap(document: Document, node: number, via: string | null): ProblemInput {
	const tuple = via === 'items' && document.kind(node) === ARRAY;
	const note = tuple
		? ' The host document lists tuples among the unsupported keywords; its code answers with a validation error.'
		: '';
	const message = `A schema here must be an object; this is ${excerpt(document, node)}.${note}`;
	return { kind: 'schema-not-map', keyword: via, node, message, fromCode: true };
}

export function unknownKeyword(keyword: string, node: number): ProblemInput {
	const message = `\`${shorten(keyword)}\` is not in the profile; a tool whose schema holds it is refused at every call.`;
	return { kind: 'unknown-keyword', keyword, node, message, details: { keyword: binary(keyword) } };
}

export function keywordForType(keyword: string, node: number, type: string): ProblemInput {
	const message = `\`${keyword}\` is not taken beside the type "${type}".`;
	return { kind: 'keyword-for-type', keyword, node, message, details: { keyword: atom(keyword) }, fromCode: true };
}

/** `siblings` in byte order. */
export function siblingsProblem(siblings: readonly string[], node: number): ProblemInput {
	return {
		kind: 'oneOf-siblings',
		keyword: 'oneOf',
		node,
		message: `Only \`description\` may stand beside \`oneOf\`; here ${list(siblings)} ${siblings.length === 1 ? 'does' : 'do'}.`,
		details: { keywords: { kind: 'list', items: siblings.map(binary) } },
	};
}

/** `written`: the `type` that is null, where there is one. */
export function typeMissing(node: number, written: number | undefined): ProblemInput {
	const message = `Every schema below the root needs a \`type\`${written === undefined ? '' : ', and null counts as none'}: ${TYPES}.`;
	return written === undefined
		? { kind: 'type-missing', keyword: 'type', node, mark: 'name', message, fromCode: true }
		: { kind: 'type-missing', keyword: 'type', node: written, message, fromCode: true };
}

export function typeUnsupported(document: Document, node: number): ProblemInput {
	const shown =
		document.kind(node) >= ARRAY
			? shorten(document.text.slice(document.starts[node], document.ends[node]))
			: excerpt(document, node);
	const message = `\`type\` must be one of ${TYPES}; this is ${shown}.`;
	return {
		kind: 'type-unsupported',
		keyword: 'type',
		node,
		message,
		details: { type: { kind: 'node', document, node } },
	};
}

const NOTE = { side: 'schema', severity: 'info', mark: 'entry', basis: 'source' } as const;

export function aliasNote(alias: number): RawFinding {
	const message = 'Beside `additionalProperties` this other spelling has no effect; the host does not even look at it.';
	return { ...NOTE, code: 'without-effect', keyword: 'additional_properties', node: alias, message };
}

/** The host may name another place first. */
export function crowdNote(document: Document, object: number, side: 'schema' | 'value' = 'schema'): RawFinding {
	const message = crowdMessage(document, object);
	return { ...NOTE, side, code: 'host-dependent', keyword: null, node: object, mark: 'name', message };
}

export function unreachableNote(document: Document, name: number, required: number): RawFinding {
	const shown = shorten(document.string(name));
	return {
		...NOTE,
		code: 'advisory',
		severity: 'warning',
		keyword: 'required',
		node: name,
		at: required,
		mark: 'value',
		message: `No value fits: "${shown}" is required, but \`properties\` does not name it and additional properties are refused.`,
	};
}

export function truncation(most: number, node: number): RawFinding {
	const message = `Only the first ${most} problems are listed; there are more from here on.`;
	return { ...NOTE, code: 'more', keyword: null, node, mark: 'name', message };
}
