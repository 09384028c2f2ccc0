import { ARRAY, OBJECT } from '../document/document.ts';
import { readJson } from '../document/json.ts';

/** An object or array taken apart by its text: each part with its name, as written. */
export interface Parts {
	readonly kind: 'object' | 'array';
	readonly parts: readonly { readonly name: string | null; readonly text: string }[];
}

/** Takes a container's JSON text apart; null for anything else. */
export function partsOf(text: string): Parts | null {
	const read = readJson(text);
	if (!read.ok) return null;
	const { document } = read;
	const kind = document.kind(0);
	if (kind !== OBJECT && kind !== ARRAY) return null;
	const parts: { name: string | null; text: string }[] = [];
	for (let node = 1; node < document.size; node = document.nexts[node]) {
		parts.push({ name: document.key(node) ?? null, text: text.slice(document.starts[node], document.ends[node]) });
	}
	return { kind: kind === OBJECT ? 'object' : 'array', parts };
}

/** The text of a container of these parts. */
export function textOfParts({ kind, parts }: Parts): string {
	const inner = parts.map(({ name, text }) => (name === null ? text : `${JSON.stringify(name)}:${text}`)).join(',');
	return kind === 'object' ? `{${inner}}` : `[${inner}]`;
}
