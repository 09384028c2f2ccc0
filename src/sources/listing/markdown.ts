import type { Listing } from './model.ts';
import { entryWords, gaugeWords, SOURCE_WORDS } from './words.ts';

/** A listing as a Markdown table (GitHub flavour), with what is to say about the document under it. */
export function toMarkdown({ kind, profiles, rows, findings }: Listing): string {
	const header = ['schema', 'what', 'line', ...profiles];
	const lines = [
		`**${SOURCE_WORDS[kind]}: ${rows.length} ${rows.length === 1 ? 'schema' : 'schemas'}**`,
		'',
		row(header.map(literal)),
		row(header.map(() => '---')),
		...rows.map(({ entry, range, cells }) =>
			row([
				literal(entry.name),
				literal(entryWords(entry)),
				String(range.start.line),
				...cells.map(({ verdict, first, gauge }) =>
					[verdict, first ?? '', gaugeWords(gauge)]
						.filter((part) => part !== '')
						.map(literal)
						.join('<br>'),
				),
			]),
		),
		...(findings.length === 0 ? [] : ['']),
		...findings.map(
			({ severity, message, range, source }) =>
				`- ${severity}, line ${range.start.line}: ${literal(message)} (${literal(source)})`,
		),
	];
	return `${lines.join('\n')}\n`;
}

function row(cells: readonly string[]): string {
	return `| ${cells.join(' | ')} |`;
}

/** Text that stands for itself: nothing in it is markup, a link, a mention or the end of a cell. */
export function literal(text: string): string {
	return text
		.replace(/\s+/g, ' ')
		.replace(/&/g, '&amp;')
		.replace(/</g, '&lt;')
		.replace(/@(?=\w)/g, '@\u200b')
		.replace(/:\/\//g, ':\u200b//')
		.replace(/[\\`*_{}[\]()#+!|~$^-]/g, '\\$&');
}
