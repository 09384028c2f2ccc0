import { readFileSync } from 'node:fs';
import type { Format } from '../core/document/document.ts';
import { buildText, type TextGenerator } from './generate.ts';
import { sharedPath } from './shared.ts';

/** What a refusal is expected to say. */
export interface ExpectedRefusal {
	readonly kind: string;
	readonly keyword?: string | null;
	readonly pointer?: string | null;
	readonly side?: 'schema' | 'value';
	readonly line?: number;
	readonly column?: number;
}

/** Where a failure is expected: instance pointer, keyword, pointer of the keyword in the schema document. */
export interface ExpectedFailure {
	readonly instancePath: string;
	readonly keyword: string;
	readonly schemaPointer?: string;
}

export interface ExpectedWarning {
	readonly kind: string;
	readonly about?: string;
	readonly pointer: string;
}

/** The answer of one profile, where a case names several. */
export interface ProfileExpectation {
	readonly accepted: boolean;
	readonly valid?: boolean;
	readonly first?: ExpectedFailure;
	readonly refused?: ExpectedRefusal;
	readonly orKind?: string;
	readonly orPointers?: readonly string[];
	readonly refusedAny?: readonly string[];
	readonly warnings?: readonly ExpectedWarning[];
}

/** What a case expects. Members that begin with `or` name equally right answers. */
export interface Expectation {
	readonly schemaValid: boolean | null;
	readonly valid: boolean | null;
	readonly first: ExpectedFailure | null;
	readonly refused: ExpectedRefusal | null;
	readonly byProfile?: Readonly<Record<string, ProfileExpectation>>;
	readonly warnings?: readonly ExpectedWarning[];
	readonly missing?: string;
	readonly property?: string;
	readonly parse?: { readonly error: true; readonly offset?: number; readonly line: number; readonly column: number };
	readonly valueLimit?: boolean;
	readonly schemaLimit?: boolean;
	readonly mayRefuse?: string;
	readonly disputed?: boolean;
	readonly hostVerdict?: boolean | 'schema refused';
	readonly marker?: {
		readonly startLine: number;
		readonly startColumn: number;
		readonly endLine: number;
		readonly endColumn: number;
	};
	readonly orMarkerShift?: number;
	readonly orInstancePath?: string;
	readonly orKeyword?: string;
	readonly orPointers?: readonly string[];
	readonly orFirst?: ExpectedFailure;
	readonly orOffset?: number;
	readonly orRefused?: ExpectedRefusal;
	readonly at?: string;
	readonly line?: number;
	readonly data?: string;
	readonly duplicateKeys?: readonly string[];
	readonly duplicateAt?: readonly { readonly offset: number; readonly line: number; readonly column: number }[];
	readonly alsoReports?: readonly { readonly keyword: string; readonly property?: string }[];
	readonly mustNotReport?: readonly { readonly keyword: string; readonly property?: string }[];
	readonly ifMergeSupported?: { readonly valid: boolean; readonly data: string };
	/** schema-compare. */
	readonly relation?: string;
	readonly witness?: { readonly value: string; readonly a: boolean; readonly b: boolean };
	/** permalink. */
	readonly roundTrip?: boolean;
	readonly base64Contains?: readonly string[];
	readonly clearError?: boolean;
	readonly either?: readonly string[];
	readonly final?: string;
	readonly thenUsable?: boolean;
}

/** What a case is about: a dialect, one profile, several profiles, or a feature of the page. */
export interface Concerns {
	readonly dialect?: string;
	readonly formatAssertion?: boolean;
	readonly profile?: string;
	readonly profiles?: readonly string[];
	readonly feature?: string;
}

/** One small case rewritten from a public bug report, its texts built where it only describes them. */
export interface ReportCase {
	readonly id: string;
	readonly area: string;
	readonly concerns: Concerns;
	/** null where the case has no schema (some features). */
	readonly schema: string | null;
	readonly schemaFormat: Format;
	/** null where the case judges the schema alone. */
	readonly value: string | null;
	/** `text` where the value is no document at all (permalinks). */
	readonly valueFormat: Format | 'text';
	readonly input?: { readonly schemaB?: string; readonly edits?: readonly string[] };
	readonly expected: Expectation;
	readonly why: string;
	readonly note?: string;
}

interface WrittenCase extends Omit<ReportCase, 'schemaFormat'> {
	readonly schemaFormat?: Format;
	readonly schemaGen?: TextGenerator;
	readonly valueGen?: TextGenerator;
}

/** The id by which the project knows a profile that the cases name otherwise. */
function profileId(name: string): string {
	return name === 'handler' ? 'me' : name;
}

function readCase(line: string): ReportCase {
	const { schemaGen, valueGen, ...written } = JSON.parse(line) as WrittenCase;
	const { concerns, expected } = written;
	const byProfile =
		expected.byProfile &&
		Object.fromEntries(Object.entries(expected.byProfile).map(([name, answer]) => [profileId(name), answer]));
	return {
		...written,
		schema: schemaGen ? buildText(schemaGen) : written.schema,
		schemaFormat: written.schemaFormat ?? 'json',
		value: valueGen ? buildText(valueGen) : written.value,
		concerns: {
			...concerns,
			...(concerns.profile && { profile: profileId(concerns.profile) }),
			...(concerns.profiles && { profiles: concerns.profiles.map(profileId) }),
		},
		expected: { ...expected, ...(byProfile && { byProfile }) },
	};
}

/**
 * Every case of `cases/public-reports.jsonl`, long texts built; none where the outside data is absent.
 * Profiles bear the project's ids.
 */
export function loadCases(): readonly ReportCase[] {
	const path = sharedPath('cases', 'public-reports.jsonl');
	if (path === null) return [];
	const lines = readFileSync(path, 'utf8').split('\n');
	return lines.filter((line) => line.trim() !== '').map(readCase);
}
