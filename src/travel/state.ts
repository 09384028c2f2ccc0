import type { DialectId } from '../core/dialects/ids.ts';
import { type Document, STRING } from '../core/document/document.ts';
import { nodeAt } from '../core/document/pointer.ts';
import { type Finding, type JudgeInput, judge, Memory, type Profile } from '../core/index.ts';
import { walkSubschemas } from '../core/profile/subschemas.ts';

/** Who must take the schema. */
export interface TravelTarget {
	readonly profile: Profile;
	/** The profile's first by default. */
	readonly context?: string;
	/** What else changes its judgement. */
	readonly settings?: Pick<JudgeInput, 'schemas' | 'formatAssertion'>;
}

/** What one target has against a schema. */
export interface TargetFindings {
	readonly profile: string;
	readonly context: string;
	readonly findings: readonly Finding[];
}

/** A text of the schema on the way, and what is against it. */
export interface State {
	readonly document: Document;
	readonly dialect: DialectId;
	readonly refusals: readonly TargetFindings[];
	/** How much is refused: all that stands in refused keywords, since nobody has looked into it yet. */
	readonly weight: number;
}

/** A reference weighs more than anything that can be in its place. */
const REFERENCE = 1_000_000;

/** Judges a schema by all targets. */
export function stateOf(document: Document, dialect: DialectId, targets: readonly TravelTarget[]): State {
	const memory = new Memory();
	const refusals = targets.map(({ profile, context = profile.contexts[0].id, settings }) => {
		const schema = { document, pointer: '', notes: [] };
		const report = judge({ ...settings, profile, context, schema, value: null }, memory);
		const findings = report.findings.filter(({ severity, side }) => severity === 'error' && side === 'schema');
		return { profile: profile.id, context, findings };
	});
	let weight = 0;
	for (const { findings } of refusals) for (const finding of findings) weight += weightOf(document, finding);
	return { document, dialect, refusals, weight };
}

function weightOf(document: Document, { schemaLocation, keyword }: Finding): number {
	const node = keyword === null || schemaLocation === null ? -1 : nodeAt(document, schemaLocation);
	if (node < 0 || document.key(node) !== keyword) return 1;
	if (keyword === '$ref') return REFERENCE;
	let weight = document.nexts[node] - node;
	// One that stands inside of what is refused is not away.
	for (let at = node + 1; at < document.nexts[node]; at++) {
		if (document.key(at) === '$ref' && document.kind(at) === STRING) weight += REFERENCE;
	}
	return weight;
}

/** Whether every target takes the schema. */
export function isReached({ refusals }: State): boolean {
	return refusals.every(({ findings }) => findings.length === 0);
}

/** The schemas at which an edit may help against a finding. */
export interface NearNodes {
	/** The schema that the finding is about, and the one whose keyword holds it. */
	readonly homes: readonly number[];
	/** Those inside the keyword, the one around, the root. */
	readonly others: readonly number[];
}

/** Schemas inside a keyword at which edits are looked for: more would take the time for all others. */
const MOST_INSIDE = 40;

const parentsKnown = new WeakMap<Document, ReadonlyMap<number, number>>();

/** Every schema of a document with the one that holds it, found once. */
function parentsIn(document: Document): ReadonlyMap<number, number> {
	const known = parentsKnown.get(document);
	if (known !== undefined) return known;
	const parents = new Map<number, number>();
	for (const { node, parent } of walkSubschemas(document, 0)) parents.set(node, parent);
	parentsKnown.set(document, parents);
	return parents;
}

/** The schemas near a finding. */
export function nodesNear(document: Document, finding: Finding): NearNodes {
	const at = finding.schemaLocation === null ? -1 : nodeAt(document, finding.schemaLocation);
	if (at < 0) return { homes: [0], others: [] };
	const parents = parentsIn(document);
	let own = at;
	while (own > 0 && !parents.has(own)) own = document.parent(own);
	const around = parents.get(own) ?? -1;
	// A keyword that holds one schema is itself a place of one.
	const isHeld = own === at && finding.keyword !== null && around >= 0;
	const inside = [...parents].filter(([node, parent]) => parent === own && node > at && node < document.nexts[at]);
	const others = [around, 0, ...inside.slice(0, MOST_INSIDE).map(([node]) => node)];
	const homes = isHeld ? [own, around] : [own];
	return { homes, others: [...new Set(others)].filter((node) => node >= 0 && !homes.includes(node)) };
}

/** The names of the keywords of a schema that are refused: its own, not those of schemas inside. */
export function refusedAt(state: State, node: number): ReadonlySet<string> {
	return refusedIn(state).get(node) ?? new Set();
}

const refusedKnown = new WeakMap<State, ReadonlyMap<number, ReadonlySet<string>>>();

/** The same of every schema, found once. */
function refusedIn(state: State): ReadonlyMap<number, ReadonlySet<string>> {
	const known = refusedKnown.get(state);
	if (known !== undefined) return known;
	const { document, refusals } = state;
	const names = new Map<number, Set<string>>();
	for (const { schemaLocation, keyword } of refusals.flatMap(({ findings }) => findings)) {
		const at = schemaLocation === null || keyword === null ? -1 : nodeAt(document, schemaLocation);
		if (at <= 0 || keyword === null || document.key(at) !== keyword) continue;
		const schema = document.parent(at);
		names.set(schema, (names.get(schema) ?? new Set()).add(keyword));
	}
	refusedKnown.set(state, names);
	return names;
}
