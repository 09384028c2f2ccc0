import { ARRAY, OBJECT } from '../../../core/document/document.ts';
import type { Context, ObjectContext } from './context.ts';
import { checkUnknownKeywords, hasKeywords, hasKeywordsBesideRef } from './emptiness.ts';
import { compileKeyword } from './keywords.ts';
import { checkStrictTypes } from './strict-types.ts';
import type { Task } from './tasks.ts';
import { schemaTypes } from './types.ts';
import { resolveUri } from './uri.ts';
import { groupsUsed } from './uses.ts';
import type { Validator } from './validator.ts';
import { booleanOf, isNull, isPlace, isTruthy, ownProperty, typeOf } from './value.ts';
import { type Place, viewOf } from './view.ts';
import type { Rule, ValueType } from './vocabulary.ts';

/** Compiles the schema of a function: as `compileSubschema`, but its `$id` has been looked at before. */
export function* compileSchema(validator: Validator, context: Context): Task<void> {
	if (booleanOf(context.schema) !== null) return;
	checkUnknownKeywords(validator, context.schema);
	if (isObjectContext(context) && hasKeywords(context.schema)) yield compileTypes(validator, context);
}

/** Compiles a schema into the function of the one around it. */
export function* compileSubschema(validator: Validator, context: Context): Task<void> {
	if (booleanOf(context.schema) !== null || isNull(context.schema)) return;
	checkUnknownKeywords(validator, context.schema);
	if (!isObjectContext(context) || !hasKeywords(context.schema)) return;
	const scoped = withBase(validator, context);
	if (scoped === undefined) return;
	const isAsync = ownProperty(context.schema, '$async');
	if (isAsync !== null && isTruthy(isAsync) && !context.environment.isAsync) {
		const text = 'async schema in sync schema';
		validator.log.report({ kind: 'value', keyword: '$async', place: isAsync, text });
	}
	yield compileTypes(validator, scoped);
}

function isObjectContext(context: Context): context is ObjectContext {
	return isPlace(context.schema) && context.schema.document.kind(context.schema.node) === OBJECT;
}

function withBase(validator: Validator, context: ObjectContext): ObjectContext | undefined {
	const id = ownProperty(context.schema, '$id');
	if (id === null || !isTruthy(id)) return context;
	const problem = { kind: 'identifier', keyword: '$id', place: id } as const;
	const text = viewOf(id.document).string(id.node);
	if (text === null) {
		validator.log.report({ ...problem, text: 'id.replace is not a function' });
		return undefined;
	}
	const baseId = validator.log.attempt(problem, () => resolveUri(context.baseId, text));
	return baseId === undefined ? undefined : { ...context, baseId };
}

function* compileTypes(validator: Validator, context: ObjectContext): Task<void> {
	const types = schemaTypes(validator, context.schema);
	const ref = ownProperty(context.schema, '$ref');
	if (ref !== null && isTruthy(ref) && !hasKeywordsBesideRef(context.schema)) {
		yield compileRule(validator, context, REF, ref);
		return;
	}
	checkStrictTypes(validator, context, types);
	for (const { uses } of groupsUsed(context.schema)) {
		for (const { rule, place } of uses) yield compileRule(validator, context, rule, place);
	}
}

const REF: Rule = { keyword: '$ref', valueTypes: ['string'], types: [] };

function* compileRule(validator: Validator, context: ObjectContext, rule: Rule, value: Place): Task<void> {
	const { keyword, valueTypes } = rule;
	if (hasValueType(value, valueTypes)) {
		yield compileKeyword(validator, context, keyword, value);
		return;
	}
	const text = `${keyword} value must be ${JSON.stringify(valueTypes)}`;
	validator.log.report({ kind: 'value', keyword, place: value, text });
}

function hasValueType(value: Place, types: readonly ValueType[]): boolean {
	if (types.length === 0) return true;
	const kind = value.document.kind(value.node);
	return types.some((type) => {
		if (type === 'array') return kind === ARRAY;
		return type === 'object' ? kind === OBJECT : typeOf(value) === type;
	});
}
