import type { Validator } from './validator.ts';
import { booleanOf, isNull, isPlace, keysOf, ownProperty, type Value } from './value.ts';
import { isCompiled, isKnown } from './vocabulary.ts';

/** Whether a schema has a keyword that is compiled. */
export function hasKeywords(schema: Value): boolean {
	return keysOf(schema).some(isCompiled);
}

/** Whether a schema has compiled keywords beside `$ref`. */
export function hasKeywordsBesideRef(schema: Value): boolean {
	return keysOf(schema).some((key) => key !== '$ref' && isCompiled(key));
}

/** Whether a schema takes everything: true, or no keyword that is compiled. */
export function takesEverything(schema: Value): boolean {
	return booleanOf(schema) ?? !hasKeywords(schema);
}

/** The same; unknown keywords are noted on the way, as the schema is not looked at again. */
export function isAlwaysValid(validator: Validator, schema: Value): boolean {
	if (isNull(schema) && isPlace(schema)) {
		const text = 'Cannot convert undefined or null to object';
		validator.log.report({ kind: 'value', keyword: null, place: schema, text });
		return true;
	}
	checkUnknownKeywords(validator, schema);
	return takesEverything(schema);
}

/** Notes every keyword of a schema that the validator does not know. */
export function checkUnknownKeywords(validator: Validator, schema: Value): void {
	if (booleanOf(schema) !== null) return;
	for (const key of keysOf(schema)) {
		if (isKnown(key)) continue;
		const place = ownProperty(schema, key) ?? (isPlace(schema) ? schema : null);
		const text = `strict mode: unknown keyword: "${key}"`;
		validator.log.report({ kind: 'unknown-keyword', keyword: key, place, text });
	}
}
