import type { Document } from './document.ts';
import { writeJson } from './json-write.ts';
import { duplicateLosses, type Loss, yamlLosses } from './losses.ts';
import { writeYaml } from './yaml-write.ts';

/** A text in a notation that is chosen, and what it could not take along. */
export interface Conversion {
	readonly text: string;
	readonly losses: readonly Loss[];
}

/** Writes a document as JSON. `indent` is what one level is indented by, or a number of spaces; 0 writes one line. */
export function toJson(document: Document, indent: number | string): Conversion {
	const text = writeJson(document, 0, { indent: typeof indent === 'number' ? ' '.repeat(indent) : indent });
	return { text, losses: yamlLosses(document) };
}

/** Writes a document as YAML. */
export function toYaml(document: Document): Conversion {
	return { text: writeYaml(document), losses: [...yamlLosses(document), ...duplicateLosses(document)] };
}
