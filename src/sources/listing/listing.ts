import { linesOf } from '../../core/document/lines.ts';
import { type JudgeInput, Memory, type SourceText } from '../../core/judge.ts';
import { type NotOpened, type Opened, openSource } from '../open.ts';
import { readingFindings } from '../reading.ts';
import { workflowSaying } from '../realm/saying.ts';
import { type Listing, narrowed, type SchemaRow, selects } from './model.ts';
import { type ProfileChoice, rowsOf } from './rows.ts';

export type ListResult = { readonly ok: true; readonly listing: Listing } | NotOpened;

export interface ListOptions {
	/** Lists only entries that this name fits; see `selects`. */
	readonly select?: string;
	readonly settings?: Pick<JudgeInput, 'formatAssertion' | 'schemas'>;
	/** Called before each row with the share that is done, from 0 to 1. Throw to stop. */
	readonly progress?: (fraction: number) => void;
	readonly memory?: Memory;
}

/** Lists every schema of a document with the verdict of each chosen profile. */
export function listSchemas(
	text: SourceText,
	choices: readonly ProfileChoice[],
	{ select, settings, progress, memory = new Memory() }: ListOptions = {},
): ListResult {
	const opened = openSource(text, memory);
	if (!opened.ok) return opened;
	const { source, read } = opened;
	const { document, notes } = read;
	const entries = select === undefined ? source.entries : source.entries.filter((entry) => selects(entry, select));
	const rows: SchemaRow[] = [];
	const input = { document, entries, choices, notes, ...(settings === undefined ? {} : { settings }) };
	progress?.(0);
	for (const row of rowsOf(input, memory)) {
		rows.push(row);
		progress?.(rows.length / entries.length);
	}
	const listing = listingOf(opened, choices, rows);
	return { ok: true, listing: select === undefined ? listing : narrowed(listing) };
}

/** The listing of rows that are made. */
export function listingOf(
	{ source, read: { document, notes } }: Opened,
	choices: readonly ProfileChoice[],
	rows: readonly SchemaRow[],
): Listing {
	const lines = linesOf(document);
	const findings = [...source.findings, ...readingFindings(document, notes, source.entries)];
	findings.sort((a, b) => a.span.start - b.span.start);
	return {
		kind: source.kind,
		profiles: choices.map(({ profile }) => profile.id),
		rows,
		findings: findings.map((finding) => ({ ...finding, range: lines.range(finding.span) })),
		...(source.kind === 'realm-workflow' ? { host: workflowSaying(document) } : {}),
	};
}
