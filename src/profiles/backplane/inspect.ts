import { ARRAY, type Document } from '../../core/document/document.ts';
import { compareUtf8 } from '../../core/document/utf8.ts';
import { scalarOf, type Term } from './term.ts';

/** How many members Elixir's `inspect/1` prints of nested collections; each level and each member uses one up. */
const LIMIT = 50;
/** How many characters of a string it prints. */
const PRINTABLE_LIMIT = 4096;

/**
 * A term as Elixir's `inspect/1` prints it with its default options: map keys sorted, at most 50 members,
 * strings escaped or, where they cannot be printed, as bytes. The limit also bounds the recursion.
 */
export function inspect(term: Term, limit: number = LIMIT): string {
	switch (term.kind) {
		case 'atom':
			return ['nil', 'true', 'false'].includes(term.name) ? term.name : `:${term.name}`;
		case 'binary':
			return inspectString(term.text);
		case 'number':
			return inspectNumber(term.text);
		case 'list':
			return inspectList(term.items, limit);
		case 'tuple':
			return collection('{', term.items, '}', limit, inspect);
		case 'fields': {
			const entries = Object.entries(term.fields);
			if (term.struct === undefined) entries.sort(([a], [b]) => compareUtf8(a, b));
			const print = ([name, field]: (typeof entries)[number], left: number) => `${name}: ${inspect(field, left)}`;
			return collection(term.struct === undefined ? '%{' : `%${term.struct}{`, entries, '}', limit, print);
		}
		case 'node':
			return inspectNode(term.document, term.node, limit);
	}
}

function inspectNode(document: Document, node: number, limit: number): string {
	const kind = document.kind(node);
	if (kind < ARRAY) return inspect(scalarOf(document, node), limit);
	const children = [...document.children(node)];
	if (kind === ARRAY) {
		return inspectList(
			children.map((child) => ({ kind: 'node', document, node: child })),
			limit,
		);
	}
	const name = (child: number) => document.key(child) ?? '';
	children.sort((a, b) => compareUtf8(name(a), name(b)));
	const print = (child: number, left: number) =>
		`${inspectString(name(child))} => ${inspectNode(document, child, left)}`;
	return collection('%{', children, '}', limit, print);
}

function collection<T>(
	open: string,
	members: readonly T[],
	close: string,
	limit: number,
	print: (member: T, left: number) => string,
): string {
	const printed: string[] = [];
	let left = limit;
	for (const member of members) {
		if (left === 0) {
			printed.push('...');
			break;
		}
		left--;
		printed.push(print(member, left));
	}
	return open + printed.join(', ') + close;
}

/** A list, or a charlist where every member is the code of a printable ASCII character. */
function inspectList(items: readonly Term[], limit: number): string {
	if (items.length > 0 && items.every((item) => charCode(item) >= 0)) {
		return `~c${inspectString(items.map((item) => String.fromCharCode(charCode(item))).join(''))}`;
	}
	return collection('[', items, ']', limit, inspect);
}

/** The character code that a list member may stand for, as `List.ascii_printable?/1` decides, or -1. */
function charCode(term: Term): number {
	const scalar =
		term.kind === 'node' && term.document.kind(term.node) < ARRAY ? scalarOf(term.document, term.node) : term;
	if (scalar.kind !== 'number' || !/^\d{1,3}$/.test(scalar.text)) return -1;
	const code = Number(scalar.text);
	return (code >= 32 && code < 127) || (code >= 7 && code <= 13) || code === 27 ? code : -1;
}

const ESCAPES: ReadonlyMap<number, string> = new Map([
	[7, '\\a'],
	[8, '\\b'],
	[9, '\\t'],
	[10, '\\n'],
	[11, '\\v'],
	[12, '\\f'],
	[13, '\\r'],
	[27, '\\e'],
	[34, '\\"'],
	[92, '\\\\'],
	[127, '\\d'],
]);

function inspectString(text: string): string {
	let printed = '';
	let left = PRINTABLE_LIMIT;
	for (const character of text) {
		if (left-- === 0) return `"${printed}" <> ...`;
		const code = character.codePointAt(0) ?? 0;
		if (!isPrintable(code)) return inspectBytes(text);
		printed += ESCAPES.get(code) ?? character;
	}
	return `"${printed.replaceAll('#{', '\\#{')}"`;
}

/** As `String.printable?/1` decides. */
function isPrintable(code: number): boolean {
	if (code < 0x7f) return code >= 0x20 || ESCAPES.has(code);
	if (code < 0xa0) return code === 0x7f;
	return code < 0xd800 || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000;
}

function inspectBytes(text: string): string {
	return collection('<<', [...new TextEncoder().encode(text)], '>>', LIMIT, String);
}

function inspectNumber(text: string): string {
	if (!/[.eE]/.test(text)) return text === '-0' ? '0' : text;
	const value = Number(text);
	if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
	const magnitude = Math.abs(value);
	const sign = value < 0 ? '-' : '';
	if (magnitude >= 1 && magnitude < 1e16 && Number.isInteger(magnitude)) return `${sign}${magnitude}.0`;
	const [mantissa, exponent] = magnitude.toExponential().split('e');
	return sign + placePoint(mantissa.replace('.', ''), Number(exponent) + 1);
}

/** The shorter of decimal and scientific notation, decimal where they tie, as Erlang's shortest floats have it. */
function placePoint(digits: string, place: number): string {
	if (place > 0 && place < digits.length) return `${digits.slice(0, place)}.${digits.slice(place)}`;
	if (place === 0) return `0.${digits}`;
	const exponent = String(place - 1);
	const cost = exponent.length + 1 + (digits.length === 1 ? 2 : 1);
	if (place < 0 && 2 - place <= cost) return `0.${'0'.repeat(-place)}${digits}`;
	return `${digits[0]}.${digits.slice(1) || '0'}e${exponent}`;
}
