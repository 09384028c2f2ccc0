import type { Document } from '../core/document/document.ts';
import { readJson } from '../core/document/json.ts';

/** Reads a JSON text that a test knows to be well-formed. */
export function documentOf(text: string): Document {
	const result = readJson(text);
	if (!result.ok) throw new Error(result.error.message);
	return result.document;
}
