import type { SourceText } from '../core/index.ts';
import { layOutJson } from './layout-json.ts';

/** Characters above which YAML is not laid out: it would hold the page for seconds. */
const MAX_YAML = 300_000;

export type Prettified =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly message: string };

/** Lays a text out anew in its own notation. What cannot be read stays as it is. */
export async function prettify({ text, format }: SourceText): Promise<Prettified> {
	const end = /\r\n/.test(text) ? '\r\n' : '\n';
	const json = layOutJson(text, end);
	if (json !== null && (format === 'json' || /^\s*[{[]/.test(text))) return { ok: true, text: json };
	if (format === 'json') return fault('Not laid out anew: a bracket or a quote is not closed.');
	if (text.length > MAX_YAML) return fault('Not laid out anew: the YAML is too long for that.');
	const { layOutYaml } = await import('./layout-yaml.ts');
	try {
		const yaml = layOutYaml(text);
		if (yaml !== null) return { ok: true, text: end === '\n' ? yaml : yaml.replaceAll('\n', end) };
	} catch {
		// Nested too deep for the library, or an alias without its anchor.
	}
	return fault('Not laid out anew: the YAML cannot be read.');
}

function fault(message: string): Prettified {
	return { ok: false, message };
}
