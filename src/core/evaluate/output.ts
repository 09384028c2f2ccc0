import type { Document } from '../document/document.ts';
import { escapeToken, pointerOf } from '../document/pointer.ts';
import type { Plan } from '../plan/plan.ts';
import { evaluate } from './evaluate.ts';
import type { Failure } from './evaluation.ts';
import { RecordWriter } from './output-record.ts';
import { treeOf, type UnitWriter } from './output-tree.ts';
import { locations, type OutputUnit } from './output-unit.ts';

import { record, type Visit } from './record.ts';

export { outputText } from './output-text.ts';
export type { OutputUnit } from './output-unit.ts';

/** The output formats of the standard (2019-09 and 2020-12, section 12). */
export type OutputFormat = 'flag' | 'basic' | 'detailed' | 'verbose';

/** Every output format, from the shortest to the longest. */
export const OUTPUT_FORMATS: readonly OutputFormat[] = ['flag', 'basic', 'detailed', 'verbose'];

/** Branches are shown this deep; what fails deeper is told of the combinator around. */
const DEEPEST = 12;

/**
 * Judges a value and gives the standard's output; null where the run ends without an answer.
 * @param plan compiled with `traced: true`
 * @param sentence our explanation of a failure
 */
export function outputOf(
	plan: Plan,
	value: Document,
	format: OutputFormat,
	sentence: (failure: Failure) => string,
): OutputUnit | null {
	if (format === 'verbose') return recorded(plan, value, (root) => new RecordWriter(value, sentence).verbose(root));
	const { valid: verdict, failures } = evaluate(plan, value, { mode: format === 'flag' ? 'first' : 'all' });
	if (verdict === null) return null;
	if (format === 'flag') return { valid: verdict };
	const root = { valid: verdict, keywordLocation: '', instanceLocation: '' };
	if (verdict) {
		return recorded(plan, value, (visit) => {
			const record = new RecordWriter(value, sentence);
			return { ...root, annotations: format === 'basic' ? record.flat(visit) : record.condensed(visit) };
		});
	}
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

function recorded(plan: Plan, value: Document, write: (root: Visit) => OutputUnit): OutputUnit | null {
	const root = record(plan, value);
	return root === null ? null : write(root);
}
