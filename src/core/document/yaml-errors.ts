import { isCollection, isPair, isScalar, type Scalar, type YAMLParseError, type Document as YamlDocument } from 'yaml';
import { problem, spell } from './json-text.ts';
import type { SyntaxCode, SyntaxProblem } from './syntax.ts';

/** The first thing that the `yaml` package found wrong with a document, in this project's codes and words. */
export function explainYaml(text: string, document: YamlDocument.Parsed): SyntaxProblem {
	const deep = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
	// Past that point the package has lost its place: what else it reports is not so.
	if (deep !== undefined) return tooDeep(...clip(text, deep));
	const error = document.errors.reduce((first, next) => (next.pos[0] < first.pos[0] ? next : first));
	const [start, end] = clip(text, error);
	if (error.message.startsWith('Missing closing ')) return unclosedString(text, document, start);
	const [code, message] = translate(text, error, start);
	return problem(code, start, end, message);
}

/** The text nests deeper than the `yaml` package can follow. */
export function tooDeep(start: number, end: number): SyntaxProblem {
	const message =
		'The text nests too deep to be read as YAML. Flatten it here, or write it as JSON, which is read at any depth.';
	return problem('too-large', start, end, message);
}

/** The place of an error inside the text and on one line. */
function clip(text: string, error: YAMLParseError): [start: number, end: number] {
	const start = Math.min(error.pos[0], text.length);
	const line = /[^\r\n]*/y;
	line.lastIndex = start;
	const lineEnd = start + (line.exec(text)?.[0].length ?? 0);
	const end = Math.min(Math.max(error.pos[1], start + 1), text.length);
	return [start, lineEnd > start ? Math.min(end, lineEnd) : end];
}

function unclosedString(text: string, document: YamlDocument.Parsed, end: number): SyntaxProblem {
	const start = quotedEndingAt(document, end)?.range?.[0] ?? end;
	const line = /[^\r\n]*/y;
	line.lastIndex = start;
	const lineEnd = start + (line.exec(text)?.[0].length ?? 0);
	return problem(
		'unclosed-string',
		start,
		lineEnd,
		`This string is not closed. End it with ${text[start] ?? 'a quotation mark'}.`,
	);
}

/** The scalar that ends at an offset. */
function quotedEndingAt(document: YamlDocument.Parsed, end: number): Scalar | undefined {
	const rest: unknown[] = [document.contents];
	while (rest.length > 0) {
		const node = rest.pop();
		if (isScalar(node)) {
			if (node.range?.[1] === end && node.type?.startsWith('QUOTE')) return node;
		} else if (isPair(node)) rest.push(node.key, node.value);
		else if (isCollection(node)) for (const item of node.items) rest.push(item);
	}
	return undefined;
}

function translate(text: string, error: YAMLParseError, at: number): [SyntaxCode, string] {
	const { code, message } = error;
	switch (code) {
		case 'TAB_AS_INDENT':
			return ['tab-indentation', 'A tab may not indent in YAML. Write spaces.'];
		case 'BAD_DQ_ESCAPE':
			return [
				'escape',
				'YAML has no such escape. Write \\\\ for a backslash, or put the text in single quotation marks.',
			];
		case 'BAD_SCALAR_START':
			return ['unexpected', `Plain text may not begin with ${spell(text, at)}. Put it in quotation marks.`];
		case 'BLOCK_AS_IMPLICIT_KEY':
			return [
				'unexpected',
				message.startsWith('Nested')
					? 'A second name begins on one line, or this line is indented too far. Put text with a colon in quotation marks.'
					: 'A list may not begin here. Indent it under its name.',
			];
		case 'MULTILINE_IMPLICIT_KEY':
			return ['missing-colon', 'A name stands on one line with its colon. Write a colon here, or indent what goes on.'];
		case 'BLOCK_IN_FLOW':
			return ['missing-comma', 'A comma is missing here. Inside { } and [ ] values are parted by commas.'];
		case 'KEY_OVER_1024_CHARS':
			return ['too-large', 'A name may be 1,024 characters long. Write ? before a longer one.'];
		case 'BAD_INDENT':
			return message.includes('end with a')
				? [
						'unclosed-container',
						`This ${message.startsWith('Flow map') ? '{' : '['} is not closed. Close it, or indent what goes on.`,
					]
				: ['yaml', 'This line is not indented like the ones it belongs to. Begin them in the same column.'];
		case 'MISSING_CHAR':
			return missing(message);
		case 'BAD_DIRECTIVE':
			return ['yaml', `${sentence(message)} Take the line out.`];
		case 'TAG_RESOLVE_FAILED':
		case 'BAD_COLLECTION_TYPE':
		case 'MULTIPLE_TAGS':
			return ['tag', sentence(message)];
		case 'UNEXPECTED_TOKEN':
			return ['unexpected', unexpected(text, at, message)];
		default:
			return ['yaml', sentence(message)];
	}
}

function missing(message: string): [SyntaxCode, string] {
	if (message.startsWith('Implicit map keys'))
		return ['missing-colon', 'A colon and a value are missing after this name.'];
	if (message.startsWith('Missing ,')) return ['missing-comma', 'A comma is missing before this.'];
	if (message.endsWith('must end with a }'))
		return ['unclosed-container', 'The text ends inside { }. Close it with }.'];
	if (message.endsWith('must end with a ]'))
		return ['unclosed-container', 'The text ends inside [ ]. Close it with ].'];
	return ['yaml', sentence(message)];
}

function unexpected(text: string, at: number, message: string): string {
	if (message.endsWith('at node end'))
		return 'The value before this is complete. Indent this, or take one of them out.';
	return at < text.length && /^Unexpected (?:\S+ token|,)/.test(message)
		? `${spell(text, at).replace('the', 'The')} has no place here. Take it out, or put the text in quotation marks.`
		: sentence(message);
}

/** The package's own words as a sentence, its long quotations cut. */
function sentence(message: string): string {
	const [line = ''] = message.split('\n');
	return `${line.slice(0, 200).replace(/[.:]$/, '')}.`;
}
