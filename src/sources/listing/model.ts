import type { FindingCode, LimitUse, Range, Report, Verdict } from '../../core/report.ts';
import type { HostSaying, SourceEntry, SourceFinding, SourceKind } from '../source.ts';

/** What one profile says of one schema, in short. */
export interface SchemaCell {
	readonly profile: string;
	readonly context: string;
	readonly verdict: Verdict;
	/** The first failure in a sentence; null where the schema is taken. */
	readonly first: string | null;
	/** What kind of thing that failure is. */
	readonly code: FindingCode | null;
	/** Where that failure is. */
	readonly range: Range | null;
	readonly errors: number;
	readonly warnings: number;
	/** The limit of which the largest share is used; null where the profile sets none. */
	readonly gauge: LimitUse | null;
}

/** One schema of a document with what each chosen profile says of it, in the order of the choices. */
export interface SchemaRow {
	readonly entry: SourceEntry;
	readonly range: Range;
	readonly cells: readonly SchemaCell[];
}

/** One entry with the whole report of each choice. */
export interface Judged {
	readonly entry: SourceEntry;
	readonly reports: readonly Report[];
}

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

/** Whether an entry bears a name: its own, its step's, its block's, or its pointer. */
export function selects({ name, pointer, realm }: SourceEntry, select: string): boolean {
	return [name, pointer, realm?.step, realm?.block].includes(select);
}

/** Whether a finding is about an entry: about its schema, or about the tool or step that holds it. */
export function concerns({ pointer }: Pick<SourceFinding, 'pointer'>, entry: Pick<SourceEntry, 'pointer'>): boolean {
	return pointer !== '' && (`${entry.pointer}/`.startsWith(`${pointer}/`) || pointer.startsWith(`${entry.pointer}/`));
}

/** A report in short. */
export function cellOf({ profile, context, verdict, findings, meters }: Report): SchemaCell {
	const errors = findings.filter(({ severity }) => severity === 'error');
	const first = errors.find((finding) => finding.first) ?? errors.at(0) ?? null;
	const share = ({ used, limit }: LimitUse): number => (limit === 0 ? Number(used > 0) : used / limit);
	const gauge = meters.reduce<LimitUse | null>(
		(worst, { name, used, limit }) =>
			worst === null || share({ name, used, limit }) > share(worst) ? { name, used, limit } : worst,
		null,
	);
	return {
		profile: profile.id,
		context,
		verdict,
		first: first?.message ?? null,
		code: first?.code ?? null,
		range: first?.range ?? null,
		errors: errors.length,
		warnings: findings.filter(({ severity }) => severity === 'warning').length,
		gauge,
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
	const around: Verdict = findings.some(({ severity }) => severity === 'error') ? 'refused' : 'accepted';
	const verdicts = rows.flatMap(({ cells }) => cells.map(({ verdict }) => verdict));
	return verdicts.reduce((worst, verdict) => (WORST.indexOf(verdict) > WORST.indexOf(worst) ? verdict : worst), around);
}
