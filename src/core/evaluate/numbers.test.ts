import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { dialectRules } from '../dialects/rules.ts';
import { compile } from '../plan/compile.ts';
import { evaluate } from './evaluate.ts';
import type { NumberModel } from './evaluation.ts';

const MODELS: readonly NumberModel[] = ['exact', 'double', 'tagged'];

/** Whether a number fits, in each of the three models. */
function verdicts(schema: string, value: string): readonly (boolean | null)[] {
	return MODELS.map((numbers) => {
		const rules = { ...dialectRules('2020-12'), numbers, integerBySpelling: numbers === 'tagged' };
		const compiled = compile({ schema: documentOf(schema), dialect: '2020-12', rules });
		if (!compiled.ok) throw new Error(compiled.problems[0].message);
		return evaluate(compiled.plan, documentOf(value)).valid;
	});
}

describe('number models: exact, double, tagged', () => {
	it.each([
		['{"type":"integer"}', '1', [true, true, true]],
		['{"type":"integer"}', '1.0', [true, true, false]],
		['{"type":"integer"}', '1e2', [true, true, false]],
		['{"type":"integer"}', '1.5', [false, false, false]],
		['{"type":"integer"}', '1e400', [true, false, false]],
		['{"type":"number"}', '1e400', [true, false, true]],
		['{"type":["integer","number"]}', '1e400', [true, false, true]],
		['{}', '1e400', [true, true, true]],
		['{"type":"integer"}', '1000000000000000000000.5', [false, true, false]],
		['{"multipleOf":0.1}', '0.3', [true, false, true]],
		['{"multipleOf":0.01}', '5.025', [false, false, false]],
		['{"multipleOf":1}', '1e22', [true, false, true]],
		['{"multipleOf":0.375}', '9e307', [true, false, true]],
		['{"multipleOf":3}', '100000000000000000000000000000000001', [false, false, false]],
		['{"multipleOf":3}', '-9', [true, true, true]],
		['{"const":9007199254740993}', '9007199254740992', [false, true, false]],
		['{"enum":[1]}', '1.0', [true, true, true]],
		['{"enum":[0]}', '-0', [true, true, true]],
		['{"const":0.1}', '0.1000000000000000000001', [false, true, true]],
		['{"const":{"a":[1e2]}}', '{"a":[100]}', [true, true, true]],
		['{"uniqueItems":true}', '[9007199254740993,9007199254740992]', [true, false, true]],
		['{"uniqueItems":true}', '[1,1.0]', [false, false, false]],
		['{"minimum":9007199254740993}', '9007199254740992', [false, true, false]],
		['{"exclusiveMaximum":9223372036854776000}', '9223372036854775999', [true, false, true]],
		['{"maximum":1e401}', '1e400', [true, true, true]],
		['{"minimum":1e-400}', '0', [false, true, true]],
		['{"exclusiveMinimum":0}', '1e-400', [true, false, false]],
		['{"maximum":1e1000000000}', '1e999999999', [true, true, true]],
		['{"minimum":9007199254740993}', '9007199254740992.0', [false, true, false]],
		['{"minimum":0.1}', '0.09999999999999999999', [false, true, true]],
	])('%s takes %s: %j', (schema, value, expected) => {
		expect(verdicts(schema, value)).toEqual(expected);
	});
});
