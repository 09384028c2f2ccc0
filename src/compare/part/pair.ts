import type { Document } from '../../core/document/document.ts';
import { judge, type Memory, type SchemaInPlace, type SourceText } from '../../core/index.ts';
import { comparisonOf } from '../comparison.ts';
import { divergenceOf } from '../divergence.ts';
import { enveloped } from '../envelope.ts';
import type { CompareRow } from '../model.ts';
import type { PartResult } from './model.ts';
import type { PartInput } from './part-ways.ts';

interface FoundParts {
	readonly text: string;
	readonly about: string;
	readonly tried: number;
	readonly spent: number;
	readonly smallest: boolean;
	readonly rows: readonly [CompareRow, CompareRow];
}

/** What came of a search that found a text on which both part. */
export function found({ a, b }: PartInput, { text, rows, ...rest }: FoundParts): PartResult {
	const divergence = divergenceOf(...rows);
	if (divergence === null) throw new Error('Two profiles that part do not diverge.');
	return {
		status: 'found',
		value: json(text),
		given: [json(enveloped(text, a)), json(enveloped(text, b))],
		rows,
		divergence,
		...rest,
		sentence: divergence.sentence,
	};
}

function json(text: string): SourceText {
	return { text, format: 'json' };
}

/** The tree of a schema that is taken. */
export function documentOf(schema: SourceText | SchemaInPlace, memory: Memory): Document {
	if ('document' in schema) return schema.document;
	const read = memory.read(schema);
	if (!read.ok) throw new Error('A schema that is taken was not read.');
	return read.document;
}

/** What each answers on the value in its own envelope; null: on the schema alone. */
export function rowsOf(
	input: Omit<PartInput, 'schema'> & { readonly schema: SourceText | SchemaInPlace },
	value: string | null,
	memory: Memory,
): readonly [CompareRow, CompareRow] {
	const { schema, a, b, schemas = [], formatAssertion } = input;
	const settings = { schemas, ...(formatAssertion === undefined ? {} : { formatAssertion }) };
	const answers = [a, b].map((target) => {
		const given = value === null ? null : json(enveloped(value, target));
		return { profile: target.profile, report: judge({ schema, value: given, ...settings, ...target }, memory) };
	});
	const [first, second] = comparisonOf(answers).rows;
	return [first, second];
}
