import type { LimitRow } from '../../core/profile/profile.ts';
import { DOCUMENT } from './keywords.ts';

/** Every limit is documented as a number; what exactly is counted is not, but for lengths in code points. */
const row = (row: Omit<LimitRow, 'basis' | 'source'>): LimitRow => ({ ...row, basis: 'documented', source: DOCUMENT });

const COMPACT =
	'Counted as UTF-8 bytes of the compact text, numbers as written; the host may count the text as written.';
const PRECISION =
	'Counted as java.math.BigDecimal does: the digits as written without zeros in front; zeros behind count.';
const SCALE = 'Counted as java.math.BigDecimal does: digits after the point less the exponent, without its sign.';
const IN_SCHEMA = 'That it holds for numbers in schemas too is inferred.';

/** Limits of a schema, and then of a value in the order in which the host is taken to check them. */
export const limits: readonly LimitRow[] = [
	row({
		measure: 'schema-bytes',
		name: 'schema bytes',
		side: 'schema',
		limit: 65_536,
		unit: 'bytes',
		note: COMPACT,
		counting: 'inferred',
		otherCounts: ['source-text'],
	}),
	row({
		measure: 'schema-nodes',
		name: 'schema nodes',
		side: 'schema',
		limit: 2_048,
		unit: 'schemas',
		note: 'Counted as schemas, booleans too; keyword objects, enum values and annotations are none. The host may count every JSON node.',
		counting: 'inferred',
		otherCounts: ['json-nodes'],
	}),
	row({
		measure: 'schema-levels',
		name: 'schema levels',
		side: 'schema',
		limit: 16,
		unit: 'levels',
		note: 'Counted with the root as level 1 and one more for each schema inside; the host may count from 0.',
		counting: 'inferred',
		otherCounts: ['below-root'],
	}),
	row({ measure: 'properties', name: 'properties', side: 'schema', limit: 256, unit: 'properties of one object' }),
	row({ measure: 'required', name: 'required names', side: 'schema', limit: 256, unit: 'names of one object' }),
	row({ measure: 'enum-values', name: 'enum values', side: 'schema', limit: 256, unit: 'values of one enum' }),
	row({
		measure: 'alternatives',
		name: 'alternatives',
		side: 'schema',
		limit: 16,
		unit: 'schemas of one allOf, anyOf or oneOf',
	}),
	row({
		measure: 'number-digits',
		name: 'numeric precision',
		side: 'schema',
		limit: 1_000,
		unit: 'digits',
		note: `${PRECISION} ${IN_SCHEMA}`,
		counting: 'inferred',
	}),
	row({
		measure: 'number-scale',
		name: 'decimal scale',
		side: 'schema',
		limit: 1_000,
		unit: 'decimal places',
		note: `${SCALE} ${IN_SCHEMA}`,
		counting: 'inferred',
	}),
	row({
		measure: 'value-bytes',
		name: 'JSON bytes',
		side: 'value',
		limit: 1_048_576,
		unit: 'bytes',
		note: `${COMPACT} Of method arguments, \`args\` alone is measured.`,
		counting: 'inferred',
		otherCounts: ['source-text'],
	}),
	row({
		measure: 'value-levels',
		name: 'JSON nesting',
		side: 'value',
		limit: 32,
		unit: 'levels',
		note: 'Counted as open containers: [] is one level, a scalar none. The host may count a scalar as a level.',
		counting: 'inferred',
		otherCounts: ['scalars'],
	}),
	row({
		measure: 'value-nodes',
		name: 'JSON nodes',
		side: 'value',
		limit: 100_000,
		unit: 'nodes',
		note: 'Counted as values of every kind; names of properties are none. The host may count names too.',
		counting: 'inferred',
		otherCounts: ['names'],
	}),
	row({
		measure: 'string-characters',
		name: 'string characters',
		side: 'value',
		limit: 65_536,
		unit: 'characters of one string',
		note: 'Counted in Unicode code points, as string lengths are; the host may count UTF-16 units, or names of properties too.',
		counting: 'inferred',
		otherCounts: ['utf16-units', 'names'],
	}),
	row({
		measure: 'number-digits',
		name: 'numeric precision',
		side: 'value',
		limit: 1_000,
		unit: 'digits',
		note: PRECISION,
		counting: 'inferred',
	}),
	row({
		measure: 'number-scale',
		name: 'decimal scale',
		side: 'value',
		limit: 1_000,
		unit: 'decimal places',
		note: SCALE,
		counting: 'inferred',
	}),
	row({
		measure: 'steps',
		name: 'steps',
		side: 'value',
		limit: 100_000,
		unit: 'steps',
		note: 'An estimate: one step for each schema at each value it is applied to. What the host counts as a step is not documented.',
		counting: 'inferred',
		margin: 4,
	}),
];
