import { ARRAY, OBJECT } from '../../../core/document/document.ts';
import { isAlwaysValid } from './emptiness.ts';
import { inner, type KeywordInput, refuse, schemasByName } from './keyword.ts';
import { compileRegex } from './patterns.ts';
import type { Task } from './tasks.ts';
import { booleanOf, ownProperty } from './value.ts';
import { viewOf } from './view.ts';

export function* compilePropertyNames(input: KeywordInput): Task<void> {
	if (!isAlwaysValid(input.validator, input.value)) yield inner(input, input.value, 'name');
}

export function* compileAdditionalProperties(input: KeywordInput): Task<void> {
	const { context, validator, value } = input;
	if (isAlwaysValid(validator, value)) return;
	// Which properties are additional is compiled first, and with it the patterns.
	const patterns = ownProperty(context.schema, 'patternProperties');
	for (const [pattern, schema] of patterns === null ? [] : schemasByName(patterns)) {
		compileRegex({ ...input, keyword: 'patternProperties', value: schema }, pattern, 'u');
	}
	if (booleanOf(value) === null) yield inner(input, value, 'other');
}

export function* compileDependencies(input: KeywordInput): Task<void> {
	const { validator, value } = input;
	for (const [name, schema] of schemasByName(value)) {
		if (schema.document.kind(schema.node) === ARRAY || isAlwaysValid(validator, schema)) continue;
		yield inner(input, schema, 'same', name);
	}
}

/** All schemas are looked at for unknown keywords before the first one is compiled. */
export function* compileProperties(input: KeywordInput): Task<void> {
	const used = schemasByName(input.value).filter(([, schema]) => !isAlwaysValid(input.validator, schema));
	for (const [name, schema] of used) yield inner(input, schema, 'other', name);
}

export function* compilePatternProperties(input: KeywordInput): Task<void> {
	const patterns = schemasByName(input.value);
	const used = new Set(patterns.filter(([, schema]) => !isAlwaysValid(input.validator, schema)).map(([name]) => name));
	if (used.size === 0) return;
	for (const [pattern, schema] of patterns) {
		const at = { ...input, value: schema };
		checkOverlap(at, pattern);
		compileRegex(at, pattern, 'u');
		if (used.has(pattern)) yield inner(input, schema, 'other', pattern);
	}
}

/** Strict mode refuses a property that has a schema by name and by pattern. The pattern is tried without `u`. */
function checkOverlap(input: KeywordInput, pattern: string): void {
	const properties = ownProperty(input.context.schema, 'properties');
	if (properties === null || properties.document.kind(properties.node) !== OBJECT) return;
	const names = [...viewOf(properties.document).object(properties.node).keys()];
	const regex = names.length === 0 ? null : compileRegex(input, pattern, '');
	if (regex === null) return;
	for (const name of names) {
		if (!regex.test(name)) continue;
		refuse(input, 'overlap', `strict mode: property ${name} matches pattern ${pattern} (use allowMatchingProperties)`);
	}
}
