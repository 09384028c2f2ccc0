import { byteOrderMarkNote } from './json-notes.ts';
import type { ReadResult } from './syntax.ts';
import { Tables } from './tables.ts';
import { checkAliases, expansionLimit } from './yaml-bounds.ts';
import { YamlBuilder } from './yaml-build.ts';
import { composeYaml } from './yaml-compose.ts';
import { oldVersionNote } from './yaml-notes.ts';

const tables = new Tables();

/**
 * Reads YAML text by the 1.2 core schema, as the one JSON value that it stands for. Aliases are written out, up to
 * a limit on the values that makes (see expansionLimit). What has no JSON value is an error at its place: further
 * documents, infinities, tags of one's own, lists and mappings as names, names written twice, cycles. Names that
 * are not text are taken as written, with a note; `<<` is an ordinary name, with a note.
 */
export function readYaml(text: string): ReadResult {
	const composed = composeYaml(text);
	if ('code' in composed) return { ok: false, error: composed };
	const { contents, asksForOldVersion } = composed;
	const builder = new YamlBuilder(text, tables);
	try {
		const error = checkAliases(contents, expansionLimit(text.length)) ?? builder.build(contents);
		if (error !== null) return { ok: false, error };
		const document = tables.finish({
			text,
			format: 'yaml',
			size: builder.size,
			keys: builder.keys,
			cooked: builder.cooked.size > 0 ? builder.cooked : null,
			shadowed: null,
		});
		const notes = [
			...(text.startsWith('\ufeff') ? [byteOrderMarkNote()] : []),
			...(asksForOldVersion ? [oldVersionNote(text)] : []),
			...builder.notes,
		];
		return { ok: true, document, notes };
	} finally {
		tables.release();
	}
}
