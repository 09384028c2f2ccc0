import type { Format } from './document.ts';

/** What only YAML begins with: a comment, a directive, a document mark, an item, a quoted name and its colon. */
const YAML_START = /^(?:#|%YAML|---(?:\s|$)|[-?] |"(?:[^"\\\n]|\\.)*"[ \t]*:)/;
/** What JSON and its kin begin with. */
const JSON_START = /^(?:[[{"]|\/\/|\/\*)/;
/** A line that begins with a name and its colon. */
const YAML_ENTRY = /^[^\s{[].*:(?:[ \t\r]|$)/m;

/**
 * The notation that a text is most likely in, by how it begins. What opens with a bracket is taken for JSON even
 * where only YAML has it so, in order that a slip in JSON is shown as one.
 */
export function detectFormat(text: string): Format {
	const body = text.replace(/^\ufeff?\s*/, '');
	if (YAML_START.test(body)) return 'yaml';
	if (JSON_START.test(body)) return 'json';
	return YAML_ENTRY.test(body) ? 'yaml' : 'json';
}
