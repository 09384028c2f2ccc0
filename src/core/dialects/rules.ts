import type { EvaluationRules } from '../evaluate/evaluation.ts';
import type { Dialect } from './dialect.ts';
import { dialectOf } from './dialects.ts';
import type { DialectId } from './ids.ts';

/**
 * The order in which a plain dialect is run: what can be told of an instance by itself comes before what
 * needs its children, and single references before alternatives. The dialects leave the order open.
 */
const ORDER: readonly string[] = [
	'type',
	'const',
	'enum',
	'multipleOf',
	'minimum',
	'exclusiveMinimum',
	'maximum',
	'exclusiveMaximum',
	'minLength',
	'maxLength',
	'pattern',
	'format',
	'contentEncoding',
	'contentMediaType',
	'minItems',
	'maxItems',
	'minProperties',
	'maxProperties',
	'required',
	'dependentRequired',
	'dependencies',
	'uniqueItems',
	'properties',
	'patternProperties',
	'additionalProperties',
	'propertyNames',
	'prefixItems',
	'items',
	'additionalItems',
	'contains',
	'$ref',
	'$dynamicRef',
	'$recursiveRef',
	'allOf',
	'dependentSchemas',
	'if',
	'anyOf',
	'oneOf',
	'not',
];

/**
 * The rules of a plain dialect: exact numbers, objects walked once in the order of the value, `$schema`
 * obeyed. `format` annotates unless asked otherwise.
 */
export function dialectRules(id: DialectId, formatAssertion = false): EvaluationRules {
	// One object for each set of rules, so that what is made for them is made once.
	const key = `${id} ${formatAssertion}`;
	let rules = made.get(key);
	if (rules === undefined) {
		rules = rulesOf(dialectOf(id), formatAssertion);
		made.set(key, rules);
	}
	return rules;
}

function rulesOf(dialect: Dialect, formatAssertion: boolean): EvaluationRules {
	return {
		numbers: 'exact',
		propertyOrder: 'source',
		propertiesBySchema: false,
		propertiesTogether: true,
		keywordOrder: ORDER,
		inheritedNames: false,
		integerBySpelling: dialect.integerBySpelling,
		lastNameWins: true,
		formatAssertion,
		dialectBySchema: true,
		patternFallback: true,
	};
}

const made = new Map<string, EvaluationRules>();
