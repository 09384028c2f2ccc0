import { compileAllOf, compileAnyOf, compileIf, compileNot, compileOneOf } from './combinators.ts';
import type { ObjectContext } from './context.ts';
import { compileAdditionalItems, compileContains, compileItems, compileUniqueItems } from './item-keywords.ts';
import { type Compiler, type KeywordInput, refuse, strict } from './keyword.ts';
import { compileRegex } from './patterns.ts';
import {
	compileAdditionalProperties,
	compileDependencies,
	compilePatternProperties,
	compileProperties,
	compilePropertyNames,
} from './property-keywords.ts';
import { compileReference } from './reference.ts';
import type { Task } from './tasks.ts';
import type { Validator } from './validator.ts';
import { ownProperty } from './value.ts';
import type { Place } from './view.ts';

/** The keywords that can refuse something, log something or hold schemas; all others only ask for a type of value. */
const COMPILERS: ReadonlyMap<string, Compiler> = new Map<string, Compiler>([
	['id', (input) => refuse(input, 'value', 'NOT SUPPORTED: keyword "id", use "$id" for schema ID')],
	['$ref', compileReference],
	['enum', compileEnum],
	['not', compileNot],
	['anyOf', compileAnyOf],
	['oneOf', compileOneOf],
	['allOf', compileAllOf],
	['if', compileIf],
	['then', compileBranch],
	['else', compileBranch],
	['format', compileFormat],
	['pattern', (input) => void compileRegex(input, input.value.document.string(input.value.node), 'u')],
	['additionalItems', compileAdditionalItems],
	['items', compileItems],
	['contains', compileContains],
	['uniqueItems', compileUniqueItems],
	['propertyNames', compilePropertyNames],
	['additionalProperties', compileAdditionalProperties],
	['dependencies', compileDependencies],
	['properties', compileProperties],
	['patternProperties', compilePatternProperties],
]);

/** Compiles one keyword: what it refuses, what it logs, and the schemas in it, in the validator's order. */
export function* compileKeyword(
	validator: Validator,
	context: ObjectContext,
	keyword: string,
	value: Place,
): Task<void> {
	const task = COMPILERS.get(keyword)?.({ validator, context, keyword, value });
	if (task !== undefined) yield task;
}

function compileEnum(input: KeywordInput): void {
	const { document, node } = input.value;
	if (document.counts[node] === 0) refuse(input, 'value', 'enum must have non-empty array');
}

function compileBranch(input: KeywordInput): void {
	if (ownProperty(input.context.schema, 'if') === null) strict(input, `"${input.keyword}" without "if" is ignored`);
}

function compileFormat(input: KeywordInput): void {
	if (!input.validator.checksFormats) return;
	const { document, node } = input.value;
	const text = `unknown format "${document.string(node)}" ignored in schema at path "${input.context.path}"`;
	refuse(input, 'format', text);
}
