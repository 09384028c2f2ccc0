import type { DialectId } from '../core/dialects/ids.ts';
import { dialectRules } from '../core/dialects/rules.ts';
import type { Document } from '../core/document/document.ts';
import { readJson } from '../core/document/json.ts';
import { nodeAt } from '../core/document/pointer.ts';
import { evaluate } from '../core/evaluate/evaluate.ts';
import type { EvaluationRules } from '../core/evaluate/evaluation.ts';
import { generateValues } from '../core/generate/generate.ts';
import { compile, type NamedDocument, type Plan } from '../core/plan/compile.ts';
import { valuesNear } from './values.ts';

/** Two texts of a schema, and how they are meant. */
export interface ProofInput {
	readonly before: Document;
	readonly after: Document;
	readonly dialect: DialectId;
	/** The dialect of `after`, where it is another one. */
	readonly dialectAfter?: DialectId;
	/** JSON Pointer of the schema that was changed, the same in both. */
	readonly pointer: string;
	readonly formatAssertion: boolean;
	readonly aliases: Readonly<Record<string, string>>;
	/** Values tried at the changed schema, at least, and a sixteenth of that many at the root: those are as large as the schema. */
	readonly values: number;
	readonly seed: number;
	/** Further documents that references may reach. */
	readonly schemas?: readonly NamedDocument[];
}

export interface Proof {
	/** Whether every value had the same verdict before and after. */
	readonly holds: boolean;
	/** Values tried, and how many of them fitted. */
	readonly tried: number;
	readonly fitting: number;
	/** A value whose verdict differs, as JSON text, where one was found. */
	readonly counterexample?: string;
	/** Why nothing could be tried. */
	readonly reason?: string;
}

/** Steps that one value may take: more than any value here needs that ends at all. */
const STEPS = 200_000;

/**
 * Tries values near the changed schema and near the root: each must have the same verdict before and after. A schema that
 * does not run by itself, for what it refers to is outside of it, is tried as much at the root.
 */
export function prove(input: ProofInput): Proof {
	const { values } = input;
	let tried = 0;
	let fitting = 0;
	for (const pointer of new Set([input.pointer, ''])) {
		const plans = plansAt(input, pointer);
		if (plans === null) continue;
		const count = tried < values ? values : Math.ceil(values / 16);
		for (const text of texts(input, pointer, count)) {
			const verdicts = verdictsOf(plans, text);
			if (verdicts === null) continue;
			tried++;
			if (verdicts[0] === true) fitting++;
			if (verdicts[0] !== verdicts[1]) return { holds: false, tried, fitting, counterexample: text };
		}
	}
	if (tried >= values) return { holds: true, tried, fitting };
	const reason =
		tried === 0
			? 'The engine cannot run the schema in its dialect.'
			: `Only ${tried} values could be told: the others take too many steps.`;
	return { holds: false, tried, fitting, reason };
}

/** The shortest value found that fits before and no longer after (or the other way round), at the root if there; else null. */
export function difference(input: ProofInput, fitsBefore: boolean): string | null {
	for (const pointer of new Set(['', input.pointer])) {
		const plans = plansAt(input, pointer);
		if (plans === null) continue;
		let shortest: string | null = null;
		for (const text of texts(input, pointer, input.values)) {
			if (shortest !== null && text.length >= shortest.length) continue;
			const verdicts = verdictsOf(plans, text);
			if (verdicts !== null && verdicts[0] === fitsBefore && verdicts[1] === !fitsBefore) shortest = text;
		}
		if (shortest !== null) return shortest;
	}
	return null;
}

type Plans = readonly [before: Plan, after: Plan];

function plansAt(input: ProofInput, pointer: string): Plans | null {
	const before = planOf(input.before, pointer, input.dialect, input);
	const after = planOf(input.after, pointer, input.dialectAfter ?? input.dialect, input);
	return before === null || after === null ? null : [before, after];
}

/** The engine's plan of the schema at a pointer; null where it has none. */
export function planOf(
	schema: Document,
	pointer: string,
	dialect: DialectId,
	{ formatAssertion, aliases, schemas = [] }: Pick<ProofInput, 'formatAssertion' | 'aliases' | 'schemas'>,
): Plan | null {
	const root = nodeAt(schema, pointer);
	if (root < 0) return null;
	const rules: EvaluationRules = { ...dialectRules(dialect, formatAssertion), aliases };
	const compiled = compile({ schema, root, dialect, rules, schemas });
	return compiled.ok ? compiled.plan : null;
}

/** Values from both texts: each knows of bounds that the other may not. At the root, also those made to fit or to break one rule. */
function* texts(input: ProofInput, pointer: string, count: number): Generator<string> {
	const { before, after, seed } = input;
	const half = Math.ceil(count / 2);
	yield* valuesNear(before, nodeAt(before, pointer), half, seed);
	yield* valuesNear(after, nodeAt(after, pointer), half, seed + 1);
	if (pointer !== '') return;
	const rules = { ...dialectRules(input.dialect, input.formatAssertion), aliases: input.aliases };
	const limit = Math.ceil(count / 20);
	for (const want of ['valid', 'invalid', 'boundary'] as const) {
		const made = generateValues(before, { seed, want, limit, tries: limit * 4, dialect: input.dialect, rules });
		for (const { text } of made.values) yield text;
	}
}

function verdictsOf([before, after]: Plans, text: string): readonly [boolean, boolean] | null {
	const read = readJson(text);
	if (!read.ok) return null;
	const first = evaluate(before, read.document, { stepLimit: STEPS }).valid;
	const second = evaluate(after, read.document, { stepLimit: STEPS }).valid;
	return first === null || second === null ? null : [first, second];
}
