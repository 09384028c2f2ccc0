import type { Document } from '../document/document.ts';
import type { ReadResult } from '../document/syntax.ts';
import type { CompileProblem } from '../plan/compile.ts';
import { splitFragment } from '../plan/uri.ts';
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

const NO_URI = 'This further schema has no URI, and no reference reaches it: give it the one that references name.';

/**
 * What is wrong with further schema documents, told of each on its own text: what keeps
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
		const own: RawFinding[] = [];
		if (bare === '') own.push(whole(index, NO_URI));
		const first = seen.get(bare);
		if (bare !== '' && first !== undefined) {
			own.push(whole(index, `Further schema ${first + 1} has the same URI as this one, and only that one is used.`));
		} else seen.set(bare, index);
		const inside = read.ok
			? [...notes(read, profile), ...faults(read.document, admit, problems)]
			: notes(read, profile);
		const told = inside.slice(0, MOST_FINDINGS).map((finding) => within(finding, index, read));
		if (inside.length > told.length) {
			told.push(
				whole(index, `Of this further schema only the first ${MOST_FINDINGS} things are listed; there are more.`),
			);
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
function within(finding: RawFinding, index: number, read: ReadResult): RawFinding {
	const { span, otherSpan: _, severity, message, ...rest } = finding;
	return {
		...rest,
		code: read.ok ? finding.code : 'further-schema',
		severity: severity === 'info' ? 'info' : 'warning',
		message: read.ok ? message : `This further schema cannot be read, and no reference reaches it. ${message}`,
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
