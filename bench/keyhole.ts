import { dialectRules } from '../src/core/dialects/rules.ts';
import type { Document } from '../src/core/document/document.ts';
import { readJson } from '../src/core/document/json.ts';
import { evaluate } from '../src/core/evaluate/evaluate.ts';
import { compile, type Plan } from '../src/core/plan/compile.ts';

const RULES = dialectRules('2020-12');

/** Reads a text that is known to be JSON. */
export function documentOf(text: string): Document {
	const read = readJson(text);
	if (!read.ok) throw new Error(read.error.message);
	return read.document;
}

/** Compiles a schema that is known to be good. */
export function planOf(schemaText: string): Plan {
	const compiled = compile({ schema: documentOf(schemaText), dialect: '2020-12', rules: RULES });
	if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('; '));
	return compiled.plan;
}

/** The verdict alone. */
export function fits(plan: Plan, value: Document): boolean {
	return evaluate(plan, value, { mode: 'first' }).valid === true;
}

/** Reads both texts, compiles, and lists every failure, places included: what a keystroke costs. */
export function keystroke(schemaText: string, valueText: string): number {
	return evaluate(planOf(schemaText), documentOf(valueText), { mode: 'all' }).failures.length;
}
