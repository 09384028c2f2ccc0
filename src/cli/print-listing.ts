import type { Range, Report, Severity } from '../core/index.ts';
import {
	entryWords,
	type Judged,
	type Listing,
	SOURCE_WORDS,
	toCsv,
	toJson,
	toMarkdown,
	toSarif,
} from '../sources/index.ts';
import { harmless } from './print.ts';
import type { Output } from './source-arguments.ts';

export interface PrintOptions {
	readonly output: Output;
	/** The path as it was given. */
	readonly path: string;
	readonly version: string;
	/** Whether the host is asked to let warnings fail. */
	readonly strict?: boolean;
}

/** What was judged, in the notation that was asked for. */
export function printListing(
	listing: Listing,
	judged: readonly Judged[],
	{ output, path, version, strict = false }: PrintOptions,
): string {
	switch (output) {
		case 'text': {
			const lines = [...textLines(listing, judged, path), ...hostLines(listing, strict)];
			return harmless(`${lines.join('\n')}\n`);
		}
		case 'markdown':
			return toMarkdown(listing);
		case 'csv':
			return toCsv(listing);
		case 'json': {
			const reports = judged.map(({ entry, reports }) => ({ pointer: entry.pointer, reports }));
			return `${JSON.stringify({ path, ...(toJson(listing) as object), judged: reports }, null, 2)}\n`;
		}
		case 'sarif':
			return `${JSON.stringify(toSarif({ path, version, judged, findings: listing.findings }), null, 2)}\n`;
	}
}

/** A document that cannot be read. */
export function printUnreadable(message: string, range: Range, { output, path, version }: PrintOptions): string {
	switch (output) {
		case 'json':
			return `${JSON.stringify({ path, verdict: 'unreadable', message, range }, null, 2)}\n`;
		case 'sarif':
			return `${JSON.stringify(toSarif({ path, version, judged: [], unreadable: { message, range } }), null, 2)}\n`;
		default:
			return harmless(`${place(path, range)}: error: ${message}\n`);
	}
}

const GLYPHS: Readonly<Record<Report['verdict'], string>> = {
	accepted: '✓',
	refused: '✕',
	invalid: '✕',
	exhausted: '▮',
	unreadable: '✕',
};

function textLines({ kind, rows, findings }: Listing, judged: readonly Judged[], path: string): readonly string[] {
	return [
		`${path}: ${SOURCE_WORDS[kind]}, ${rows.length} ${rows.length === 1 ? 'schema' : 'schemas'}`,
		...findings.map(({ severity, message, range, source }) => line(path, range, severity, `${message} [${source}]`)),
		...rows.flatMap(({ entry, range }, index) => [
			'',
			`${place(path, range)}: ${entry.name} (${entryWords(entry)})`,
			...judged[index].reports.flatMap((report) => reportLines(report, path)),
		]),
	];
}

/** What the host itself would print, and what is left out of it. */
function hostLines({ host }: Listing, strict: boolean): readonly string[] {
	if (host === undefined) return [];
	const { text } = strict ? host.strict : host;
	return [
		'',
		`${host.command}${strict ? ' --strict' : ''} says:`,
		...text.split('\n').map((line) => `    ${line}`),
		`Not looked at: ${host.notChecked.join('; ')}.`,
	];
}

function reportLines({ profile, context, verdict, findings }: Report, path: string): readonly string[] {
	return [
		`  ${GLYPHS[verdict]} ${profile.id} ${profile.version}, ${context}: ${verdict}`,
		...findings
			.filter(({ severity }) => severity !== 'info')
			.map(
				({ side, range, severity, message, first }) =>
					`    ${line(side === 'schema' ? path : 'value', range, severity, `${message}${first ? ' (first)' : ''}`)}`,
			),
	];
}

function line(path: string, range: Range, severity: Severity, message: string): string {
	return `${place(path, range)}: ${severity}: ${message}`;
}

function place(path: string, { start }: Range): string {
	return `${path}:${start.line}:${start.column}`;
}
