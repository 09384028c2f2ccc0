import { ARRAY, type Document, FALSE, OBJECT, TRUE } from '../../core/document/document.ts';
import { boundaryFindings } from '../../core/profile/boundaries.ts';
import { excerpt, shorten } from '../../core/profile/excerpt.ts';
import { type Measured, measureSchema } from '../../core/profile/meters.ts';
import type { Admission, Measure, RawFinding } from '../../core/profile/profile.ts';
import { limitFinding } from '../../core/profile/stages.ts';
import { type SubschemaVisit, walkSubschemas } from '../../core/profile/subschemas.ts';
import { checks } from './checks.ts';
import { type Fault, faultFinding, type KeywordPlace } from './faults.ts';
import { applicators, DOCUMENT, keywords } from './keywords.ts';
import { limits } from './limits.ts';

const KNOWN: ReadonlySet<string> = new Set(keywords.map(({ keyword }) => keyword));
const SCHEMA_LIMITS = limits.filter(({ side }) => side === 'schema');
/** Limits on the members of one keyword: a finding about them is about that keyword. */
const OF_KEYWORDS: ReadonlySet<Measure> = new Set(['properties', 'required', 'enum-values', 'alternatives']);

/** Findings listed. */
const MOST = 1000;

/**
 * Checks a whole schema: its size, then keywords, their values and the other limits in the order of the text.
 * Which of several the host meets first it does not say; the order is ours.
 */
export function admit(schema: Document): Admission {
	const measured = measureSchema(schema, SCHEMA_LIMITS, applicators);
	const exceeded = measured.filter(({ exceededAt }) => exceededAt >= 0);
	const size = exceeded.filter(({ row }) => row.measure === 'schema-bytes');
	const counts = exceeded.filter(({ row }) => row.measure !== 'schema-bytes');
	const inText = [...counts.map((one) => countFinding(schema, one)), ...faultsOf(schema)];
	// Nodes are numbered in the order of the text.
	inText.sort((a, b) => a.node - b.node);
	const findings = [...size.map(limitFinding), ...inText, ...boundaryFindings(measured)];
	const first = findings.find(({ severity }) => severity === 'error');
	return { taken: first === undefined, findings };
}

function countFinding(schema: Document, measured: Measured): RawFinding {
	const finding = limitFinding(measured);
	if (!OF_KEYWORDS.has(measured.row.measure)) return finding;
	return { ...finding, keyword: schema.key(measured.exceededAt) ?? null, mark: 'entry' };
}

/** As many as are listed of what is wrong with the schemas and their keywords. */
function faultsOf(document: Document): RawFinding[] {
	const findings: RawFinding[] = [];
	for (const finding of allFaults(document)) {
		if (findings.length === MOST) {
			findings.push(truncation(finding.node));
			break;
		}
		findings.push(finding);
	}
	return findings;
}

/** What is wrong with the schemas and their keywords, in the order in which schemas stand in the text. */
function* allFaults(document: Document): Generator<RawFinding> {
	for (const visit of walkSubschemas(document, 0, applicators)) {
		if (document.kind(visit.node) !== OBJECT) {
			const fault = placeFault(document, visit);
			if (fault !== null) yield faultFinding({ keyword: visit.via, node: visit.node }, fault);
			continue;
		}
		for (const member of document.children(visit.node)) {
			const place = { document, keyword: document.key(member) ?? '', node: member, root: visit.parent < 0 };
			for (const fault of keywordFaults(place)) yield faultFinding(place, fault);
		}
	}
}

function keywordFaults(place: KeywordPlace): Iterable<Fault> {
	if (KNOWN.has(place.keyword)) return checks.get(place.keyword)?.(place) ?? [];
	const message = `\`${shorten(place.keyword)}\` is not in the profile; it refuses the binding.`;
	return [{ code: 'unsupported-keyword', node: place.node, message }];
}

/** What is wrong with something other than an object where a schema stands. Booleans are schemas, but not at the root. */
function placeFault(document: Document, { node, via }: SubschemaVisit): Fault | null {
	const kind = document.kind(node);
	const boolean = kind === TRUE || kind === FALSE;
	const found = excerpt(document, node);
	if (via === null) {
		const message = boolean
			? `The root must be an object: boolean schemas are documented only inside others; this is ${found}.`
			: `A schema must be an object; this is ${found}.`;
		return { code: 'root', node, message, inferred: boolean };
	}
	if (boolean) return null;
	if (via === 'items' && kind === ARRAY) {
		const message = '`items` takes one schema; a list of them (a tuple) refuses the binding.';
		return { code: 'unsupported-keyword', node, message };
	}
	const message = `A schema here must be an object or a boolean; this is ${found}.`;
	return { code: 'malformed-schema', node, message };
}

function truncation(node: number): RawFinding {
	return {
		code: 'more',
		severity: 'info',
		side: 'schema',
		keyword: null,
		node,
		mark: 'name',
		message: `Only the first ${MOST} findings are listed; there are more from here on.`,
		basis: 'documented',
		source: DOCUMENT,
	};
}
