import type { Listing } from './model.ts';
import { entryWords, gaugeWords } from './words.ts';

/** What a spreadsheet takes for the beginning of a formula, also after spaces. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * A listing as CSV (RFC 4180: CRLF, a header, quotes where they are needed), one line a schema. Text that a
 * spreadsheet would run as a formula gets an apostrophe in front, which spreadsheets hide.
 */
export function toCsv({ profiles, rows }: Listing): string {
	const columns = profiles.flatMap((id) => [id, `${id} first failure`, `${id} worst gauge`]);
	const lines = [
		['name', 'what', 'role', 'pointer', 'line', ...columns],
		...rows.map(({ entry, range, cells }) => [
			entry.name,
			entryWords(entry),
			entry.role,
			entry.pointer,
			String(range.start.line),
			...cells.flatMap(({ verdict, first, gauge }) => [verdict, first ?? '', gaugeWords(gauge)]),
		]),
	];
	return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
	const safe = FORMULA.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
