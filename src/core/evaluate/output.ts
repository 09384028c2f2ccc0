import { dataOf } from '../document/data.ts';
import type { Document } from '../document/document.ts';
import { escapeToken, pointerOf } from '../document/pointer.ts';
import type { Plan } from '../plan/plan.ts';
import { annotate } from './annotate.ts';
import { evaluate } from './evaluate.ts';
import type { Failure } from './evaluation.ts';
import { treeOf, type UnitWriter } from './output-tree.ts';
import { locations, type OutputUnit } from './output-unit.ts';

export type { OutputUnit } from './output-unit.ts';

/** The output formats of the standard (2019-09 and 2020-12, section 12). */
export type OutputFormat = 'flag' | 'basic' | 'detailed';

/** Branches are shown this deep; what fails deeper is told of the combinator around. */
const DEEPEST = 12;

/**
 * Judges a value and gives the standard's output.
 * @param plan compiled with `traced: true`
 * @param sentence our explanation of a failure
 */
export function outputOf(
	plan: Plan,
	value: Document,
	format: OutputFormat,
	sentence: (failure: Failure) => string,
): OutputUnit {
	const { valid: verdict, failures } = evaluate(plan, value, { mode: format === 'flag' ? 'first' : 'all' });
	const valid = verdict === true;
	if (format === 'flag') return { valid };
	const root = { valid, keywordLocation: '', instanceLocation: '' };
	if (valid) return { ...root, annotations: annotationUnits(plan, value) };
	const writer: UnitWriter = {
		value,
		leaf: (failure, errors) => failureUnit(failure, value, sentence(failure), errors),
	};
	const errors = format === 'basic' ? flat(failures, writer, 0) : treeOf(failures, writer, DEEPEST);
	return { ...root, errors };
}

/** Every failure, and behind a combinator's those of its branches. */
function flat(failures: readonly Failure[], writer: UnitWriter, depth: number): readonly OutputUnit[] {
	return failures.flatMap((failure) => {
		const inner = depth < DEEPEST ? (failure.branches ?? []).flatMap((branch) => flat(branch, writer, depth + 1)) : [];
		return [writer.leaf(failure, []), ...inner];
	});
}

function failureUnit(failure: Failure, value: Document, error: string, errors: readonly OutputUnit[]): OutputUnit {
	const { schema, trace, instance, inherited } = failure;
	const below = inherited === undefined ? '' : `/${escapeToken(inherited)}`;
	return {
		valid: false,
		...locations(schema, trace),
		instanceLocation: pointerOf(value, instance) + below,
		...(errors.length === 0 ? { error } : { error, errors }),
	};
}

function annotationUnits(plan: Plan, value: Document): readonly OutputUnit[] {
	return annotate(plan, value).map(({ schema, trace, instance }) => ({
		valid: true,
		...locations(schema, trace),
		instanceLocation: pointerOf(value, instance),
		annotation: dataOf(schema.document, schema.node),
	}));
}
