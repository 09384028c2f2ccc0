import type { Document } from '../document/document.ts';
import { escapeToken, pointerOf } from '../document/pointer.ts';
import type { Plan } from '../plan/plan.ts';
import type { Json } from '../report.ts';
import { annotate } from './annotate.ts';
import { dataAt } from './data.ts';
import { evaluate } from './evaluate.ts';
import type { Failure, SchemaPlace } from './evaluation.ts';
import { treeOf } from './output-tree.ts';
import { stepInto, type Trace } from './trace.ts';

/** The output formats of the standard (2019-09 and 2020-12, section 12). */
export type OutputFormat = 'flag' | 'basic' | 'detailed';

/** One unit of the standard's output. */
export interface OutputUnit {
	readonly valid: boolean;
	/** The way through keywords and references; absent in `flag`. */
	readonly keywordLocation?: string;
	/** The keyword in its own document; "#…" alone where that has no URI. */
	readonly absoluteKeywordLocation?: string;
	readonly instanceLocation?: string;
	readonly error?: string;
	readonly errors?: readonly OutputUnit[];
	readonly annotation?: Json;
	readonly annotations?: readonly OutputUnit[];
}

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

/** What units are made with. */
export interface UnitWriter {
	readonly value: Document;
	readonly leaf: (failure: Failure, errors: readonly OutputUnit[]) => OutputUnit;
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
		annotation: dataAt(schema.document, schema.node),
	}));
}

/** Where a keyword is, by the way to it and by itself. */
export function locations(
	place: SchemaPlace,
	trace: Trace | undefined,
): Pick<OutputUnit, 'keywordLocation' | 'absoluteKeywordLocation'> {
	if (trace === undefined) return { keywordLocation: pointerOf(place.document, place.node) };
	const keywordLocation = trace.path + stepInto(trace.schema, place);
	const { uri, document, node } = trace.schema.resource;
	const pointer = stepInto({ document, node }, place);
	if (uri === '' && pointer === keywordLocation) return { keywordLocation };
	return { keywordLocation, absoluteKeywordLocation: `${uri}#${fragmentOf(pointer)}` };
}

/** A pointer as a URI fragment (RFC 6901, section 6). */
function fragmentOf(pointer: string): string {
	return pointer
		.replace(/\p{Surrogate}/gu, '\ufffd')
		.replace(/[^\w\-.~!$&'()*+,;=:@/?]/gu, (character) => encodeURIComponent(character));
}
