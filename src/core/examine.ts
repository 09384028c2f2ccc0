import type { Document } from './document/document.ts';
import type { ReadResult } from './document/syntax.ts';
import { evaluate } from './evaluate/evaluate.ts';
import type { Evaluation, EvaluationRules } from './evaluate/evaluation.ts';
import type { Memory } from './memory.ts';
import { type CompileProblem, compile, type NamedDocument, type Plan } from './plan/compile.ts';
import { type UsedKeyword, usedKeywords } from './profile/keywords-used.ts';
import { type Measured, measureSchema, measureValue } from './profile/meters.ts';
import type { Admission, Preflight, Profile } from './profile/profile.ts';
import { schemaExtent } from './profile/subschemas.ts';

/** What a profile makes of a schema alone: the same whatever the value is. */
export interface SchemaFacts {
	readonly admission: Admission;
	readonly measured: readonly Measured[];
	readonly keywords: readonly UsedKeyword[];
	readonly extent: { readonly nodes: number; readonly levels: number };
}

/** What the stages of a judgement found, each null where it was not reached. */
export interface Examination {
	readonly facts: SchemaFacts | null;
	readonly admission: Admission | null;
	readonly preflight: Preflight | null;
	readonly problems: readonly CompileProblem[];
	readonly measured: readonly Measured[];
	readonly evaluation: Evaluation | null;
	/** The plan that tells annotations and ways, where it was asked for and the value was evaluated. */
	readonly traced: Plan | null;
}

export interface ExaminationInput {
	readonly profile: Profile;
	readonly context: string;
	readonly schema: Document | null;
	readonly value: Document | null;
	readonly rules: EvaluationRules;
	readonly schemas: readonly { readonly uri: string; readonly read: ReadResult }[];
	readonly memory: Memory;
	/** Whether annotations or ways are to be told. */
	readonly trace: boolean;
}

/** Runs every stage that the ones before it allow: admission, limits, preflight, compilation, evaluation. */
export function examine(input: ExaminationInput): Examination {
	const { profile, context, schema, value } = input;
	const valueLimits = profile.limits.filter(({ side, measure }) => side === 'value' && measure !== 'steps');
	const preflight = schema === null || value === null ? null : (profile.preflight?.(value, context, schema) ?? null);
	// The limits hold for what the schema describes, not for the envelope around it.
	const valueRoot = Math.max(preflight?.root ?? 0, 0);
	const valueMeasured = value === null ? [] : measureValue(value, valueRoot, valueLimits);
	const nothing = {
		facts: null,
		admission: null,
		preflight: null,
		problems: [],
		measured: valueMeasured,
		evaluation: null,
		traced: null,
	};
	if (schema === null) return nothing;
	const facts = schemaFacts(input, schema);
	const { admission } = facts;
	const seen = { ...nothing, facts, admission, measured: [...facts.measured, ...valueMeasured], preflight };
	if (!admission.taken) return seen;
	// Such a host has taken the schema, and there is nothing to evaluate: what the engine thinks of it does not count.
	if (value === null && profile.answer !== undefined) return seen;
	const compiled = compilePlan(input, schema, false);
	// A host that answers itself has taken the schema, whatever the engine thinks of it.
	if (!compiled.ok && profile.answer === undefined) return { ...seen, problems: compiled.problems };
	const root = seen.preflight?.root ?? 0;
	const exhausted = valueMeasured.some(({ exceededAt }) => exceededAt >= 0);
	if (value === null || root < 0 || exhausted) return seen;
	const evaluation = compiled.ok ? run(compiled.plan, value, root, profile) : null;
	const traced = input.trace ? compilePlan(input, schema, true) : null;
	return {
		...seen,
		evaluation: profile.answer?.({ context, admission, value, root, evaluation }) ?? evaluation,
		traced: traced?.ok === true ? traced.plan : null,
	};
}

/** Made once for a schema, so that a keystroke in the value does not walk the schema again. */
function schemaFacts(input: ExaminationInput, schema: Document): SchemaFacts {
	const { profile, context, rules, memory } = input;
	const { id, version, applicators, limits } = profile;
	const others = othersOf(input);
	const make = () => {
		const admission = profile.admit(schema, context, others);
		const schemaLimits = limits.filter(({ side }) => side === 'schema');
		return {
			admission,
			measured: measureSchema(schema, schemaLimits, applicators),
			keywords: usedKeywords(schema, profile, admission, rules.formatAssertion),
			extent: schemaExtent(schema, applicators),
		};
	};
	return memory.derive(schema, `facts ${id} ${version} ${context} ${rules.formatAssertion}`, make, partsOf(others));
}

function compilePlan(input: ExaminationInput, schema: Document, traced: boolean) {
	const { rules, profile, memory } = input;
	const others = othersOf(input);
	return memory.derive(
		schema,
		`plan ${profile.id} ${rules.formatAssertion} ${traced}`,
		() => compile({ schema, dialect: profile.dialect, rules, traced, schemas: others }),
		partsOf(others),
	);
}

/** The further schemas that could be read. */
export function othersOf({ schemas }: Pick<ExaminationInput, 'schemas'>): readonly NamedDocument[] {
	return schemas.flatMap(({ uri, read }) => (read.ok ? [{ uri, document: read.document }] : []));
}

/** What tells such a list from another one. */
export function partsOf(others: readonly NamedDocument[]): readonly unknown[] {
	return others.flatMap(({ uri, document }) => [uri, document]);
}

/**
 * Where a profile counts steps, the host's own run (to its first failure) decides verdict and meter; the
 * list for the author comes from a second, complete run.
 */
function run(plan: Plan, value: Document, root: number, { limits }: Profile): Evaluation {
	const stepLimit = limits.find(({ measure }) => measure === 'steps')?.limit;
	if (stepLimit === undefined) return evaluate(plan, value, { root, mode: 'all' });
	const host = evaluate(plan, value, { root, mode: 'first', stepLimit });
	if (host.valid !== false) return host;
	const { failures, truncated } = evaluate(plan, value, { root, mode: 'all' });
	return { ...host, failures, truncated };
}
