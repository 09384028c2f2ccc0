import { allOf, anyOf, conditional, not, oneOf } from './combinators.ts';
import type { Evaluator } from './evaluator.ts';
import { additionalItems, contains, items } from './items.ts';
import { additionalProperties, dependencies, patternProperties, properties, propertyNames } from './properties.ts';
import { reference } from './reference.ts';
import {
	constant,
	enumeration,
	itemCount,
	length,
	multipleOf,
	numberBound,
	pattern,
	propertyCount,
	required,
} from './simple.ts';
import { uniqueItems } from './unique-items.ts';

/** How each keyword is checked. Those that are not here assert nothing by themselves. */
export const EVALUATORS: ReadonlyMap<string, Evaluator> = new Map<string, Evaluator>([
	['$ref', reference],
	['const', constant],
	['enum', enumeration],
	['not', not],
	['anyOf', anyOf],
	['oneOf', oneOf],
	['allOf', allOf],
	['if', conditional],
	['maximum', numberBound('maximum', '<=', (value, limit) => value <= limit)],
	['minimum', numberBound('minimum', '>=', (value, limit) => value >= limit)],
	['exclusiveMaximum', numberBound('exclusiveMaximum', '<', (value, limit) => value < limit)],
	['exclusiveMinimum', numberBound('exclusiveMinimum', '>', (value, limit) => value > limit)],
	['multipleOf', multipleOf],
	['maxLength', length('maxLength', 'more', (value, limit) => value <= limit)],
	['minLength', length('minLength', 'fewer', (value, limit) => value >= limit)],
	['pattern', pattern],
	['maxItems', itemCount('maxItems', 'more', (value, limit) => value <= limit)],
	['minItems', itemCount('minItems', 'fewer', (value, limit) => value >= limit)],
	['additionalItems', additionalItems],
	['items', items],
	['contains', contains],
	['uniqueItems', uniqueItems],
	['maxProperties', propertyCount('maxProperties', 'more', (value, limit) => value <= limit)],
	['minProperties', propertyCount('minProperties', 'fewer', (value, limit) => value >= limit)],
	['required', required],
	['propertyNames', propertyNames],
	['additionalProperties', additionalProperties],
	['dependencies', dependencies],
	['properties', properties],
	['patternProperties', patternProperties],
]);
