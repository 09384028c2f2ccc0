import { resolvePlain } from './yaml-scalars.ts';

/** Text that needs no quotation marks in block style: words, no sign that YAML gives a meaning to. */
const PLAIN = /^[\p{L}_$/](?:[\p{L}\p{N}_$ .,/()+=-]*[\p{L}\p{N}_$./()+=-])?$/u;

/** Words that readers of YAML 1.1 take for booleans. */
const OLD_BOOLEAN = /^(?:y|n|yes|no|on|off)$/i;

/** What a reader of YAML may take for a line break or refuse, beyond what JSON escapes. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A text on one line: plain where every reader takes it for that text, else in double quotation marks. */
export function spellText(text: string): string {
	const plain = PLAIN.test(text) && !OLD_BOOLEAN.test(text) && resolvePlain(text).kind === 'text';
	return plain ? text : quoteText(text);
}

/** A text in double quotation marks, right in YAML and in JSON. */
export function quoteText(text: string): string {
	return JSON.stringify(text).replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What a block cannot hold as it is: control characters but line feed and tab, halves of pairs, unsafe ones. */
const NO_BLOCK = /[^\P{Cc}\n\t]|[\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/**
 * A text of several lines as a literal block, each line behind `indent`; null where only quotation marks keep it
 * as it is.
 */
export function spellBlock(text: string, indent: string): string | null {
	const body = text.endsWith('\n') ? text.slice(0, -1) : text;
	// A block finds its indentation by its first line, and its end by the last that is not empty.
	if (!body.includes('\n') || /^[ \n\t]|\n$/.test(body) || NO_BLOCK.test(body)) return null;
	const lines = body.split('\n').map((line) => (line === '' ? '' : indent + line));
	return `|${text.endsWith('\n') ? '' : '-'}\n${lines.join('\n')}`;
}
