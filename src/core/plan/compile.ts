import { dialectOf } from '../dialects/dialects.ts';
import type { DialectId } from '../dialects/ids.ts';
import type { Document } from '../document/document.ts';
import type { EvaluationRules } from '../evaluate/evaluation.ts';
import { Compiler } from './compiler.ts';
import { findLoops } from './loops.ts';
import type { Plan } from './plan.ts';
import type { CompileProblem } from './problem.ts';
import { type NamedDocument, Registry } from './registry.ts';

export type { Plan } from './plan.ts';
export type { CompileProblem } from './problem.ts';
export type { NamedDocument } from './registry.ts';

export interface CompileInput {
	readonly schema: Document;
	/** The node of the schema; 0 by default. */
	readonly root?: number;
	/** The dialect, unless rules let `$schema` choose. */
	readonly dialect: DialectId;
	readonly rules: EvaluationRules;
	/** Whether runs can tell annotations, and the way to every failure; they are slower then. Default false. */
	readonly traced?: boolean;
	/** Documents that references may reach beside this one. Nothing is ever fetched. */
	readonly schemas?: readonly NamedDocument[];
}

export type CompileResult =
	| { readonly ok: true; readonly plan: Plan }
	| { readonly ok: false; readonly problems: readonly CompileProblem[] };

/**
 * Compiles a schema. Only what the root can reach is looked at: definitions that nothing refers to may hold
 * anything. Problems come in the order in which they are met, breadth first.
 */
export function compile(input: CompileInput): CompileResult {
	const { schema, rules } = input;
	const registry = new Registry(rules, dialectOf(input.dialect), input.schemas ?? []);
	const compiler = new Compiler(registry, rules, input.traced === true);
	const root = compiler.start(schema, input.root ?? 0);
	const problems = [...compiler.problems];
	if (problems.length === 0) problems.push(...findLoops(compiler.schemas));
	return problems.length > 0 ? { ok: false, problems } : { ok: true, plan: compiler.plan(root) };
}
