import { linesOf } from '../../core/document/lines.ts';
import { type JudgeInput, Memory, type SourceText } from '../../core/judge.ts';
import type { Range, Verdict } from '../../core/report.ts';
import { type NotOpened, type Opened, openSource } from '../open.ts';
import { workflowSaying } from '../realm/saying.ts';
import type { HostSaying, SourceEntry, SourceFinding, SourceKind } from '../source.ts';
import { type ProfileChoice, rowsOf, type SchemaRow } from './rows.ts';

/** A finding on the document around the schemas, with its places. */
export interface PlacedFinding extends SourceFinding {
	readonly range: Range;
}

/** Every schema of a document with its verdicts: what the table, the exports and a CI run are made of. Plain data. */
export interface Listing {
	readonly kind: SourceKind;
	/** Profile ids, in the order of the cells. */
	readonly profiles: readonly string[];
	readonly rows: readonly SchemaRow[];
	readonly findings: readonly PlacedFinding[];
	/** What the host itself says of the whole document, where its words are known. */
	readonly host?: HostSaying;
}

export type ListResult = { readonly ok: true; readonly listing: Listing } | NotOpened;

export interface ListOptions {
	/** Lists only entries that this name fits; see `selects`. */
	readonly select?: string;
	readonly settings?: Pick<JudgeInput, 'formatAssertion' | 'schemas'>;
	/** Called before each row with the share that is done, from 0 to 1. Throw to stop. */
	readonly progress?: (fraction: number) => void;
	readonly memory?: Memory;
}

/** Whether an entry bears a name: its own, its step's, its block's, or its pointer. */
export function selects({ name, pointer, realm }: SourceEntry, select: string): boolean {
	return [name, pointer, realm?.step, realm?.block].includes(select);
}

/** Whether a finding is about an entry: about its schema, or about the tool or step that holds it. */
export function concerns({ pointer }: Pick<SourceFinding, 'pointer'>, entry: Pick<SourceEntry, 'pointer'>): boolean {
	return pointer !== '' && (`${entry.pointer}/`.startsWith(`${pointer}/`) || pointer.startsWith(`${entry.pointer}/`));
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
	{ source, read: { document } }: Opened,
	choices: readonly ProfileChoice[],
	rows: readonly SchemaRow[],
): Listing {
	const lines = linesOf(document);
	return {
		kind: source.kind,
		profiles: choices.map(({ profile }) => profile.id),
		rows,
		findings: source.findings.map((finding) => ({ ...finding, range: lines.range(finding.span) })),
		...(source.kind === 'realm-workflow' ? { host: workflowSaying(document) } : {}),
	};
}

/** A listing of selected rows, with what is about them alone. */
export function narrowed({ host: _, ...listing }: Listing): Listing {
	const isOneTool = listing.kind === 'tool' || listing.kind === 'response-format';
	const about = (finding: PlacedFinding): boolean =>
		isOneTool || listing.rows.some(({ entry }) => concerns(finding, entry));
	return { ...listing, findings: listing.findings.filter(about) };
}

const WORST: readonly Verdict[] = ['accepted', 'invalid', 'refused', 'exhausted', 'unreadable'];

/** The worst verdict of a listing: that of a schema, or `refused` where the document around them has an error. */
export function worstOf({ rows, findings }: Pick<Listing, 'rows' | 'findings'>): Verdict {
	const verdicts = rows.flatMap(({ cells }) => cells.map(({ verdict }) => verdict));
	if (findings.some(({ severity }) => severity === 'error')) verdicts.push('refused');
	return WORST[Math.max(0, ...verdicts.map((verdict) => WORST.indexOf(verdict)))];
}
