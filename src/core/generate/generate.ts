import type { DialectId } from '../dialects/ids.ts';
import { dialectRules } from '../dialects/rules.ts';
import type { Document } from '../document/document.ts';
import { readJson } from '../document/json.ts';
import { pointerOf } from '../document/pointer.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Evaluation, EvaluationRules } from '../evaluate/evaluation.ts';
import { type CompileProblem, compile, type NamedDocument, type Plan } from '../plan/compile.ts';
import { Random } from '../random.ts';
import { type BuildBounds, Builder, type Fullness } from './builder.ts';
import { type Built, replaceSite } from './built.ts';
import { boundaryVariants, breakingVariants } from './variants.ts';

/** `valid`: fits. `invalid`: breaks one rule and no other. `boundary`: at or right beside a bound, fitting or not. */
export type Wanted = 'valid' | 'invalid' | 'boundary';

export interface GenerateOptions {
	/** The same seed gives the same values. */
	readonly seed: number;
	readonly want: Wanted;
	/** How many values at most; 20 by default. */
	readonly limit?: number;
	/** How many texts are tried at most; 30 for each value by default. */
	readonly tries?: number;
	/** Levels, values inside a value, and characters of a string at most. */
	readonly bounds?: Partial<BuildBounds>;
	/** The dialect, and rules where they are not the dialect's own; 2020-12 by default. */
	readonly dialect?: DialectId;
	readonly rules?: EvaluationRules;
	readonly schemas?: readonly NamedDocument[];
}

/** A rule of a schema: one keyword at one place. */
export interface Rule {
	readonly keyword: string;
	/** JSON Pointer of the keyword in the schema document. */
	readonly schemaLocation: string;
}

export interface GeneratedValue {
	/** JSON. A text, not a value: how numbers are spelled matters. */
	readonly text: string;
	/** What the engine says. */
	readonly valid: boolean;
	/** The one rule that an invalid value breaks, or whose bound a boundary value is at; null for others. */
	readonly rule: Rule | null;
}

export interface Generated {
	/** Different texts, none twice. */
	readonly values: readonly GeneratedValue[];
	/** Texts that were tried. */
	readonly tried: number;
	/** Why nothing was tried: the schema cannot be compiled. */
	readonly problems: readonly CompileProblem[];
}

const BOUNDS: BuildBounds = { levels: 6, nodes: 400, longest: 4000 };
const FULLNESS: readonly Fullness[] = [1, 0, 0.6];
/** Of so many values that do not fit one is varied nevertheless. */
const PATIENCE = 12;
/** Steps of one evaluation: what needs more is passed over. */
const STEPS = 200_000;
/** Places of one value that are varied. */
const MOST_SITES = 60;

/**
 * Values of a schema. What is said of each is what the engine says, never a guess; a schema may have values of
 * which none is found. Pure: seeded, bounded in work and in the size of what is made.
 */
export function generateValues(schema: Document, options: GenerateOptions): Generated {
	const { limit = 20, want } = options;
	const tries = options.tries ?? limit * 30;
	const dialect = options.dialect ?? '2020-12';
	const rules = options.rules ?? dialectRules(dialect);
	const compiled = compile({ schema, dialect, rules, schemas: options.schemas ?? [] });
	if (!compiled.ok) return { values: [], tried: 0, problems: compiled.problems };
	const run = { schema, plan: compiled.plan, seen: new Set<string>() };
	const values: GeneratedValue[] = [];
	const told = new Set<string>();
	let tried = 0;
	for (const candidate of candidatesOf(run, options, rules.aliases)) {
		if (tried >= tries || values.length >= limit) break;
		tried++;
		const value = confirm(candidate, want, run);
		if (value === null) continue;
		// A rule is broken anew before another is broken again.
		const key = value.rule === null ? '' : `${value.rule.schemaLocation} ${value.valid}`;
		if (want !== 'valid' && told.has(key) && tried < tries / 2) continue;
		told.add(key);
		values.push(value);
	}
	return { values, tried, problems: [] };
}

/** A text to try, and the keyword it is about; -1: none. */
interface Candidate {
	readonly text: string;
	readonly node: number;
}

function* candidatesOf(
	{ schema, plan }: Run,
	options: GenerateOptions,
	aliases: EvaluationRules['aliases'],
): Generator<Candidate> {
	const random = new Random(options.seed);
	const bounds = { ...BOUNDS, ...options.bounds };
	const builder = new Builder(schema, random, bounds, aliases);
	// Endless: the caller counts.
	for (let round = 0; ; round++) {
		const built = builder.build(FULLNESS[round % FULLNESS.length]);
		yield { text: built.text, node: -1 };
		if (options.want === 'valid') continue;
		// What is wrong already can hardly be made wrong by one rule; but there may be nothing better.
		if (round % PATIENCE !== PATIENCE - 1 && evaluationOf(built.text, plan)?.valid !== true) continue;
		yield* variantsOf(built, { schema, random, longest: bounds.longest, want: options.want });
	}
}

interface Varying {
	readonly schema: Document;
	readonly random: Random;
	readonly longest: number;
	readonly want: Wanted;
}

/** Every variant of a value at every place, by turns, so that no place takes all the tries. */
function* variantsOf(built: Built, { schema, random, longest, want }: Varying): Generator<Candidate> {
	const variants = want === 'boundary' ? boundaryVariants : breakingVariants;
	const running = built.sites.slice(0, MOST_SITES).flatMap((site) =>
		site.schemas.map((each) => ({
			site,
			next: variants({ document: schema, schema: each, text: built.text.slice(site.start, site.end), longest, random }),
		})),
	);
	while (running.length > 0) {
		for (let index = running.length - 1; index >= 0; index--) {
			const { site, next } = running[index];
			const { done, value } = next.next();
			if (done === true) running.splice(index, 1);
			else yield { text: replaceSite(built, site, value.text), node: value.node };
		}
	}
}

interface Run {
	readonly schema: Document;
	readonly plan: Plan;
	readonly seen: Set<string>;
}

/** What the engine says of a candidate, where that is what is wanted. */
function confirm({ text, node }: Candidate, want: Wanted, { schema, plan, seen }: Run): GeneratedValue | null {
	if (seen.has(text) || (want === 'boundary' && node < 0)) return null;
	seen.add(text);
	const evaluation = evaluationOf(text, plan);
	if (evaluation === null || evaluation.valid === null) return null;
	const { valid } = evaluation;
	if (want === 'valid') return valid ? { text, valid, rule: null } : null;
	if (want === 'boundary') {
		return { text, valid, rule: { keyword: schema.key(node) ?? '', schemaLocation: pointerOf(schema, node) } };
	}
	const rule = valid ? null : brokenRule(evaluation, schema);
	return rule === null ? null : { text, valid, rule };
}

function evaluationOf(text: string, plan: Plan): Evaluation | null {
	const read = readJson(text);
	return read.ok ? evaluate(plan, read.document, { mode: 'all', stepLimit: STEPS }) : null;
}

/** The one rule that failed; null where there are several, or it stands in another document. */
function brokenRule({ failures, truncated }: Evaluation, schema: Document): Rule | null {
	const [first, ...more] = failures;
	if (first === undefined || truncated || first.schema.document !== schema) return null;
	if (more.some(({ schema: place }) => place.node !== first.schema.node)) return null;
	return { keyword: first.keyword, schemaLocation: pointerOf(schema, first.schema.node) };
}
