import type { Document, Span } from '../../core/document/document.ts';
import { pointerOf } from '../../core/document/pointer.ts';
import { compileBlock } from '../../profiles/realm/admission/block.ts';
import { valueAt } from '../../profiles/realm/messages/authored.ts';
import { refusalOf } from '../../profiles/realm/messages/refusal.ts';
import type { BlockSite } from '../../profiles/realm/messages/site.ts';
import { advisoryOf } from '../../profiles/realm/messages/warning.ts';
import { subDocument } from '../subdocument.ts';
import type { LoadState } from './lines.ts';

/**
 * What the loader says of one block.
 * @param path of the block's key from the top of the file; null where it stands on no line
 */
export function blockProblems(
	{ document, positions, refusals, warnings }: LoadState,
	node: number,
	named: Pick<BlockSite, 'key' | 'step'>,
	path: readonly string[] | null,
	stepLine: number | undefined,
): void {
	const site: BlockSite = {
		...named,
		lineOf: (inner) => (path === null ? undefined : positions.lineOf([...path, ...inner])),
		...(stepLine === undefined ? {} : { stepLine }),
	};
	const view = subDocument(document, node);
	const block = { document: view, node: 0 };
	const compilation = compileBlock(view);
	const refusal = refusalOf(block, compilation, site);
	if (refusal !== null) {
		refusals.push({ text: refusal.text, ...markAt(document, node, view, refusal.path) });
		return;
	}
	for (const { text } of compilation.lines) {
		const { code, text: said } = advisoryOf(text, block, site);
		warnings.push({ text: said, code, pointer: pointerOf(document, node), span: document.keySpan(node) });
	}
}

/** The keyword that a sentence is about; the block's own name where it is about none. */
function markAt(
	document: Document,
	node: number,
	view: Document,
	path: readonly string[] | null,
): { readonly pointer: string; readonly span: Span } {
	const found = path === null || path.length === 0 ? null : valueAt({ document: view, node: 0 }, path);
	const at = found === null ? node : node + found.node;
	return { pointer: pointerOf(document, at), span: document.keySpan(at) };
}
