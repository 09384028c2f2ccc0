import { ARRAY, KIND_MASK, type Span } from './document.ts';
import { foreignProblem } from './json-foreign.ts';
import { numberProblem } from './json-numbers.ts';
import type { Stop } from './json-scan.ts';
import { stringProblem } from './json-strings.ts';
import { problem, quote, spell, wordAt } from './json-text.ts';
import { wordProblem } from './json-words.ts';
import type { SyntaxProblem } from './syntax.ts';
import type { Tables } from './tables.ts';

/** The innermost container that is open where the text stops being JSON. */
interface Open {
	readonly isArray: boolean;
	/** Its opening bracket. */
	readonly span: Span;
}

/** Says what is wrong at the place where a scan stopped: a code, a tight range and what to do about it. */
export function explain(text: string, stop: Stop, tables: Tables): SyntaxProblem {
	const { at, expected } = stop;
	if (expected === 'string') return stringProblem(text, at);
	if (expected === 'number') return numberProblem(text, at);
	if (expected === 'word') return wordProblem(text, at);
	const start = tables.starts[stop.open];
	const open =
		stop.open < 0
			? null
			: { isArray: (tables.kinds[stop.open] & KIND_MASK) === ARRAY, span: { start, end: start + 1 } };
	if (at >= text.length) return endProblem(text, open);
	return (
		foreignProblem(text, at) ??
		bracketProblem(text, at, open) ??
		(expected === 'value'
			? ((open === null ? yamlProblem(text, at) : null) ?? valueProblem(text, at))
			: expected === 'name'
				? nameProblem(text, at)
				: expected === 'colon'
					? colonProblem(text, at)
					: separatorProblem(text, at, open))
	);
}

function endProblem(text: string, open: Open | null): SyntaxProblem {
	if (open === null) return problem('empty', 0, text.length, 'The text is empty. Write one JSON value.');
	const end = text.trimEnd().length;
	const message = open.isArray
		? 'The text ends inside an array. Close it with ].'
		: 'The text ends inside an object. Close it with }.';
	return problem('unclosed-container', end, end, message, [open.span]);
}

/** A closing bracket where none, or the other one, belongs; and a comma before a closing bracket. */
function bracketProblem(text: string, at: number, open: Open | null): SyntaxProblem | null {
	const character = text[at];
	if (character !== ']' && character !== '}') return null;
	if (open === null) {
		return problem(
			'mismatched-bracket',
			at,
			at + 1,
			`Nothing is open that this ${character} could close. Take it out.`,
		);
	}
	if (open.isArray !== (character === ']')) {
		const message = open.isArray ? 'An array is closed with ], not with }.' : 'An object is closed with }, not with ].';
		return problem('mismatched-bracket', at, at + 1, message, [open.span]);
	}
	const before = lastBefore(text, at);
	if (text[before] === ',') {
		return problem('trailing-comma', before, before + 1, `Take out the comma before this ${character}.`, [
			{ start: at, end: at + 1 },
		]);
	}
	return null;
}

function valueProblem(text: string, at: number): SyntaxProblem {
	const character = text[at];
	const before = text[lastBefore(text, at)];
	if (character === ',' || character === '}' || character === ']') {
		const message =
			before === ':'
				? 'A value is missing after the colon.'
				: 'A value is missing before this comma. Write one or take the comma out.';
		return problem('unexpected', at, at + 1, message);
	}
	if (/[+.\d]/.test(character)) return numberProblem(text, at);
	if (character === ':') return problem('unexpected', at, at + 1, 'A value is expected here, not a colon.');
	return wordProblem(text, at);
}

/** A text that begins like a YAML mapping. */
function yamlProblem(text: string, at: number): SyntaxProblem | null {
	const entry = /[\p{L}\p{N}_$-]+:(?=\s|$)/uy;
	entry.lastIndex = at;
	const found = entry.exec(text);
	if (found === null) return null;
	const end = at + found[0].length - 1;
	return problem('unquoted-name', at, end, 'This looks like YAML. Choose YAML, or begin JSON with {.');
}

function nameProblem(text: string, at: number): SyntaxProblem {
	const word = wordAt(text, at);
	if (word !== '') {
		const message = `Names stand in double quotation marks. Write ${quote(word)}.`;
		return problem('unquoted-name', at, at + word.length, message);
	}
	const character = text[at];
	const message =
		character === ','
			? 'A name and its value are missing before this comma. Write them or take the comma out.'
			: character === ':'
				? 'A name in double quotation marks is missing before this colon.'
				: `A name in double quotation marks is expected here, not ${spell(text, at)}.`;
	return problem('unexpected', at, at + character.length, message);
}

function colonProblem(text: string, at: number): SyntaxProblem {
	const character = text[at];
	if (character === ',' || character === '}') {
		return problem('missing-colon', at, at + 1, 'This name has no value. Write a colon and a value after it.');
	}
	if (character === '=') {
		const arrow = text[at + 1] === '>' ? 2 : 1;
		return problem('missing-colon', at, at + arrow, 'Write a colon between a name and its value.');
	}
	return problem('missing-colon', at, tokenEnd(text, at), 'A colon is missing between the name and this value.');
}

/** After a value: where a comma, a closing bracket or the end of the text belongs. */
function separatorProblem(text: string, at: number, open: Open | null): SyntaxProblem {
	const character = text[at];
	const glued = /[\w.+-]/.test(text[at - 1] ?? '') && /[\w.+-]/.test(character);
	if (glued) return gluedProblem(text, at);
	if (open === null) {
		const end = tokenEnd(text, at);
		const message = /["{[\d-]/.test(character)
			? 'A second value begins here. One text holds one JSON value.'
			: 'The value is complete. Take out what stands after it.';
		return problem('trailing-text', at, end, message);
	}
	if (character === ':') {
		const message = open.isArray
			? 'An array holds values without names. Use { } for names with values.'
			: 'A colon may follow only a name. Write a comma before the next name.';
		return problem('unexpected', at, at + 1, message, [open.span]);
	}
	if (character === ';') return problem('missing-comma', at, at + 1, 'Values are parted by a comma, not a semicolon.');
	if (text[at - 1] === '"' && /[\p{L}\p{N}_]/u.test(character)) {
		const message =
			'A string ends just before this. Write \\" for a quotation mark inside a string, or a comma between two values.';
		return problem('missing-comma', at, tokenEnd(text, at), message);
	}
	if (/["{[\w.-]/.test(character)) {
		const what = open.isArray ? 'value' : 'name';
		return problem('missing-comma', at, tokenEnd(text, at), `A comma is missing before this ${what}.`);
	}
	const message = `A comma or ${open.isArray ? ']' : '}'} is expected here, not ${spell(text, at)}.`;
	return problem('unexpected', at, at + characterLength(text, at), message);
}

/** A number or word that goes on after what was read of it: `0917`, `0x1F`, `1_000`, `truely`. */
function gluedProblem(text: string, at: number): SyntaxProblem {
	let start = at;
	while (start > 0 && /[\w.+-]/.test(text[start - 1])) start--;
	return /[-\d]/.test(text[start]) ? numberProblem(text, start) : wordProblem(text, start);
}

/** The last character before `at` that is not white space. */
function lastBefore(text: string, at: number): number {
	let before = at - 1;
	while (before >= 0 && ' \t\n\r'.includes(text[before])) before--;
	return before;
}

/** Where a token ends that begins at `at`: a string, a bracket, or a run of word characters. */
function tokenEnd(text: string, at: number): number {
	const token = /"(?:[^"\\\r\n]|\\.)*"?|[\w.+-]+/y;
	token.lastIndex = at;
	const found = token.exec(text);
	return at + (found?.[0].length ?? characterLength(text, at));
}

function characterLength(text: string, at: number): number {
	return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
