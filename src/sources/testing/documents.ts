import type { Document, Format } from '../../core/document/document.ts';
import { read } from '../../core/document/read.ts';
import { schemasIn } from '../recognise.ts';

/** Reads a text that is known to be right. @throws Error when it is not */
export function documentOf(text: string, format: Format = 'json'): Document {
	const result = read(text, format);
	if (!result.ok) throw new Error(result.error.message);
	return result.document;
}

/** A document of a value, written as JSON. */
export function jsonOf(value: unknown): Document {
	return documentOf(JSON.stringify(value));
}

/** The entries of a document in short: name, kind, role, pointer. */
export function listed(document: Document): readonly string[] {
	return schemasIn(document).map(({ name, kind, role, pointer }) => `${name} ${kind} ${role} ${pointer}`);
}

export const SCHEMA = { type: 'object', properties: { a: { type: 'string' } } };
