import type { Document } from '../document/document.ts';
import type { ReadResult } from '../document/syntax.ts';
import type { CompileProblem } from '../plan/compile.ts';
import { splitFragment } from '../plan/uri.ts';
import { shorten } from './excerpt.ts';
import type { Admission, Profile, RawFinding } from './profile.ts';
import { readingFindings } from './reading.ts';

/** A schema document given beside the one that is judged. */
export interface FurtherSchema {
	readonly uri: string;
	readonly text: string;
	readonly read: ReadResult;
}

/** What is said of one document at most. */
const MOST_FINDINGS = 100;

/**
 * What is wrong with further schema documents, each named by its URI and told on its own text: what keeps
 * references from reaching it, and what the meta-schema does not take. Warnings: whether the schema needs such a
 * document is told by its references.
 * @param admit what the profile makes of a schema document
 * @param problems what is told already of places in these documents, because references lead there
 */
export function furtherFindings(
	schemas: readonly FurtherSchema[],
	profile: Profile,
	admit: (document: Document) => Admission,
	problems: readonly CompileProblem[],
): readonly RawFinding[] {
	const seen = new Map<string, number>();
	return schemas.flatMap(({ uri, read }, index) => {
		const bare = splitFragment(uri).uri;
		const name = uri === '' ? `Further schema ${index + 1}, without a URI` : `Further schema ${JSON.stringify(uri)}`;
		const own: RawFinding[] = [];
		if (bare === '') own.push(whole(index, `${name}: no reference reaches it. Give it the URI that references name.`));
		const first = seen.get(bare);
		if (bare !== '' && first !== undefined) {
			own.push(whole(index, `${name}: further schema ${first + 1} has the same URI, and only that one is used.`));
		} else seen.set(bare, index);
		const inside = read.ok
			? [...notes(read, profile), ...faults(read.document, admit, problems)]
			: notes(read, profile);
		const told = inside.slice(0, MOST_FINDINGS).map((finding) => within(finding, index, name, read));
		if (inside.length > told.length) {
			told.push(whole(index, `${name}: only the first ${MOST_FINDINGS} things are listed; there are more.`));
		}
		return [...own, ...told];
	});
}

/** What reading the text had to say. */
function notes(read: ReadResult, profile: Profile): readonly RawFinding[] {
	return readingFindings('schema', read, profile);
}

/** What the meta-schema has against it, but for what references have met already. */
function faults(
	document: Document,
	admit: (document: Document) => Admission,
	problems: readonly CompileProblem[],
): readonly RawFinding[] {
	const met = new Set(problems.filter(({ place }) => place.document === document).map(({ place }) => place.node));
	return admit(document).findings.filter(
		({ severity, node, at }) => severity === 'error' && !met.has(node) && !met.has(at ?? node),
	);
}

/** The same finding, of the schema at `index`. */
function within(finding: RawFinding, index: number, name: string, read: ReadResult): RawFinding {
	const { span, otherSpan: _, severity, message, ...rest } = finding;
	return {
		...rest,
		code: read.ok ? finding.code : 'further-schema',
		severity: severity === 'info' ? 'info' : 'warning',
		message: `${shorten(name, 200)}${read.ok ? '' : ' cannot be read, and references do not reach it'}: ${message}`,
		further: { index, ...(span === undefined ? {} : { span }) },
		...(read.ok ? { schemaDocument: read.document } : {}),
	};
}

/** A finding about a document as a whole. */
function whole(index: number, message: string): RawFinding {
	return {
		code: 'further-schema',
		severity: 'warning',
		side: 'schema',
		keyword: null,
		node: 0,
		mark: 'value',
		message,
		basis: 'documented',
		span: { start: 0, end: 0 },
		further: { index, span: { start: 0, end: 0 } },
	};
}
