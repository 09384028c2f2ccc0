import { detectFormat } from '../core/document/detect.ts';
import { read } from '../core/document/read.ts';
import type { NamedSchema } from '../core/index.ts';
import type { NamedDocument } from '../core/plan/compile.ts';

/** The further schemas that can be read. */
export function furtherDocuments(schemas: readonly NamedSchema[] = []): readonly NamedDocument[] {
	return schemas.flatMap(({ uri, text }) => {
		const result = read(text, detectFormat(text));
		return result.ok ? [{ uri, document: result.document }] : [];
	});
}
