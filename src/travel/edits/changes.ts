import { ARRAY, type Document, type Span } from '../../core/document/document.ts';
import { readJson } from '../../core/document/json.ts';
import { writeJson } from '../../core/document/json-write.ts';
import { afterName, indentOf, lineStart, styleOf } from '../../sources/edit/place.ts';
import type { TextEdit } from '../../sources/edit/replace.ts';

/** One change of a document, by its nodes. New values are JSON text, which is YAML too. */
export type Change =
	| { readonly kind: 'remove'; readonly node: number }
	| { readonly kind: 'value'; readonly node: number; readonly json: string }
	| { readonly kind: 'rename'; readonly node: number; readonly name: string }
	| { readonly kind: 'add'; readonly object: number; readonly name: string; readonly json: string };

/** Values up to this length are written on one line. */
const SHORT = 60;

/**
 * The edits of the text that make these changes and touch nothing else. The changes are of different members, none
 * inside another one that is changed.
 */
export function textEdits(document: Document, changes: readonly Change[]): readonly TextEdit[] {
	const edits: TextEdit[] = [];
	const byObject = new Map<number, { removed: Set<number>; added: [string, string][] }>();
	const of = (object: number) => {
		const known = byObject.get(object) ?? { removed: new Set<number>(), added: [] };
		byObject.set(object, known);
		return known;
	};
	for (const change of changes) {
		if (change.kind === 'remove') of(document.parent(change.node)).removed.add(change.node);
		else if (change.kind === 'add') of(change.object).added.push([change.name, change.json]);
		else if (change.kind === 'value') edits.push(valueEdit(document, change.node, change.json));
		else edits.push({ span: document.keySpan(change.node), text: spelled(document, change.node, change.name) });
	}
	const members = [...byObject].flatMap(([object, { removed, added }]) =>
		memberEdits(document, object, removed, added),
	);
	// What is put in front of a name comes before a new name.
	return [...members, ...edits];
}

function memberEdits(
	document: Document,
	object: number,
	removed: ReadonlySet<number>,
	added: readonly (readonly [string, string])[],
): readonly TextEdit[] {
	const members = [...document.children(object)];
	const kept = members.filter((member) => !removed.has(member));
	if (kept.length === 0) {
		const json = `{${added.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
		return [valueEdit(document, object, json)];
	}
	const block = styleOf(document, object) === 'block';
	const edits: TextEdit[] = [];
	if (added.length > 0) edits.push(block ? blockAddition(document, kept[0], added) : addition(document, kept, added));
	for (let index = 0; index < members.length; index++) {
		if (!removed.has(members[index])) continue;
		const first = index;
		while (index + 1 < members.length && removed.has(members[index + 1])) index++;
		edits.push({ span: removal(document, members, first, index, block), text: '' });
	}
	return edits;
}

/** What goes with the members from `first` to `last`: at the beginning up to the next name, else from the end before. */
function removal(document: Document, members: readonly number[], first: number, last: number, block: boolean): Span {
	const start = document.keySpan(members[first]).start;
	if (first === 0) return { start, end: document.keySpan(members[last + 1]).start };
	const end = document.ends[members[last]];
	if (!block) return { start: document.ends[members[first - 1]], end };
	return { start: lineStart(document.text, start), end: nextLine(document.text, end) };
}

/** Where the line after the one on which a value ends begins. */
function nextLine(text: string, end: number): number {
	if (lineStart(text, end) === end) return end;
	const found = /[^\r\n]*(?:\r\n|\n|\r|$)/y;
	found.lastIndex = end;
	return end + (found.exec(text)?.[0].length ?? 0);
}

function addition(
	document: Document,
	kept: readonly number[],
	added: readonly (readonly [string, string])[],
): TextEdit {
	const at = document.ends[kept[kept.length - 1]];
	const name = document.keySpan(kept[0]).start;
	const before = document.text.slice(lineStart(document.text, name), name);
	const indent = /^[ \t]*$/.test(before) && lineStart(document.text, name) > 0 ? before : null;
	const parts = added.map(([key, json]) => {
		const value = indent === null ? spaced(json) : laidOut(json, indent, stepOf(document, indent));
		return `${indent === null ? ', ' : `,\n${indent}`}${JSON.stringify(key)}: ${value}`;
	});
	return { span: { start: at, end: at }, text: parts.join('') };
}

function blockAddition(document: Document, first: number, added: readonly (readonly [string, string])[]): TextEdit {
	const { start } = document.keySpan(first);
	const indent = ' '.repeat(start - lineStart(document.text, start));
	const text = added.map(([key, json]) => `${plainName(key)}: ${spaced(json)}\n${indent}`).join('');
	return { span: { start, end: start }, text };
}

/** A new value in the place of a node. */
function valueEdit(document: Document, node: number, json: string): TextEdit {
	const { start, end } = document.span(node);
	if (styleOf(document, node) === 'inline') {
		const multiline = document.format === 'json' && document.text.includes('\n');
		const indent = indentOf(document, node);
		return { span: { start, end }, text: multiline ? laidOut(json, indent, stepOf(document, indent)) : spaced(json) };
	}
	const tail = /[\s]*$/.exec(document.text.slice(start, end))?.[0].length ?? 0;
	const named = afterName(document, node);
	if (named === null) return { span: { start, end: end - tail }, text: spaced(json) };
	return { span: { start: named.start, end: Math.max(named.start, end - tail) }, text: ` ${spaced(json)}` };
}

/** JSON with spaces after colons and commas, on one line. */
function spaced(json: string): string {
	return relaid(json, ' ').replace(/\n */g, (_, offset, whole: string) =>
		/[[{]$/.test(whole.slice(0, offset)) || /^\n *[\]}]/.test(whole.slice(offset)) ? '' : ' ',
	);
}

function laidOut(json: string, indent: string, step: string): string {
	const line = spaced(json);
	return line.length <= SHORT ? line : relaid(json, step).replaceAll('\n', `\n${indent}`);
}

function relaid(json: string, indent: string): string {
	const read = readJson(json);
	return read.ok && read.document.kind(0) >= ARRAY ? writeJson(read.document, 0, { indent }) : json;
}

/** What one level is indented by. */
function stepOf({ text }: Document, indent: string): string {
	const first = /\n([ \t]+)\S/.exec(text)?.[1];
	return first !== undefined && first.length <= 8 ? first : indent === '' ? '  ' : indent;
}

function spelled(document: Document, node: number, name: string): string {
	return document.text[document.keyStarts[node]] === '"' ? JSON.stringify(name) : plainName(name);
}

function plainName(name: string): string {
	return /^[A-Za-z_$][\w$]*$/.test(name) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(name)
		? name
		: JSON.stringify(name);
}
