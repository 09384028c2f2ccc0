import { LineIndex, type Loss, type Memory, type Range, type SourceText, toJson, toYaml } from '../core/index.ts';
import type { ConvertRequest } from './protocol.ts';

/** A loss with its places in lines and columns. */
export interface PlacedLoss extends Pick<Loss, 'kind' | 'message'> {
	/** The first places of it, in document order. */
	readonly ranges: readonly Range[];
	/** How many places there are. */
	readonly total: number;
}

/** A text in the other notation and what it could not take along; or why the text cannot be read. */
export type Converted =
	| { readonly ok: true; readonly text: string; readonly losses: readonly PlacedLoss[] }
	| { readonly ok: false; readonly message: string; readonly range: Range };

/** Places told of each loss. */
const MOST_PLACES = 20;

/** Writes a text in another notation. Its line ends stay of their kind; JSON in a YAML text stays as it is. */
export function convertJob({ source, to }: ConvertRequest, memory: Memory): Converted {
	const { text } = source;
	const read = memory.read(source);
	const lines = new LineIndex(text);
	if (!read.ok) return { ok: false, message: read.error.message, range: lines.range(read.error) };
	const { document } = read;
	if (document.format === to) return { ok: true, text, losses: [] };
	const written = to === 'json' ? toJson(document, 2) : toYaml(document);
	const losses = written.losses.map(({ kind, message, places }) => ({
		kind,
		message,
		ranges: places.slice(0, MOST_PLACES).map((place) => lines.range(place)),
		total: places.length,
	}));
	return { ok: true, text: withEnds(written.text, source), losses };
}

/** The text with line ends of the kind of the source's first, and one at its end where the source has one. */
function withEnds(text: string, source: SourceText): string {
	const body = text.replace(/\n$/, '');
	const ended = /[\r\n]$/.test(source.text) || source.format === 'json' ? `${body}\n` : body;
	const [end = '\n'] = /\r\n?|\n/.exec(source.text) ?? [];
	return end === '\n' ? ended : ended.replaceAll('\n', end);
}
