import { ARRAY, FALSE } from '../../../core/document/document.ts';
import { isAlwaysValid } from './emptiness.ts';
import { inner, type KeywordInput, schemaList, strict } from './keyword.ts';
import type { Task } from './tasks.ts';
import { schemaTypes } from './types.ts';
import { booleanOf, isContainer, ownProperty } from './value.ts';
import { type Place, viewOf } from './view.ts';

export function* compileAdditionalItems(input: KeywordInput): Task<void> {
	const { context, validator, value } = input;
	const items = ownProperty(context.schema, 'items');
	if (items === null || items.document.kind(items.node) !== ARRAY) {
		strict(input, '"additionalItems" is ignored when "items" is not an array of schemas');
	} else if (booleanOf(value) === null && !isAlwaysValid(validator, value)) yield inner(input, value, 'other');
}

export function* compileItems(input: KeywordInput): Task<void> {
	const { validator, value } = input;
	if (value.document.kind(value.node) !== ARRAY) {
		if (!isAlwaysValid(validator, value)) yield inner(input, value, 'other');
		return;
	}
	const schemas = schemaList(value);
	checkTuple(input, schemas.length);
	for (const [index, schema] of schemas.entries()) {
		if (!isAlwaysValid(validator, schema)) yield inner(input, schema, 'other', String(index));
	}
}

/** Strict mode logs a tuple whose length is not fixed. */
function checkTuple({ context, keyword, validator, value }: KeywordInput, length: number): void {
	const { schema, path } = context;
	const count = (name: string) => numberAt(ownProperty(schema, name));
	const rest = ownProperty(schema, 'additionalItems');
	const isClosed = count('maxItems') === length || (rest !== null && rest.document.kind(rest.node) === FALSE);
	if (count('minItems') === length && isClosed) return;
	validator.log.warn({
		kind: 'tuple',
		keyword,
		place: value,
		text: `strict mode: "items" is ${length}-tuple, but minItems or maxItems/additionalItems are not specified or different at path "${path}"`,
	});
}

function numberAt(place: Place | null): number {
	return place === null ? Number.NaN : viewOf(place.document).number(place.node);
}

export function* compileContains(input: KeywordInput): Task<void> {
	if (!isAlwaysValid(input.validator, input.value)) yield inner(input, input.value, 'other');
}

/** How equal items are sought depends on the types of `items`, which are read once more for it. */
export function compileUniqueItems({ context, validator, value }: KeywordInput): void {
	const items = ownProperty(context.schema, 'items');
	if (booleanOf(value) === true && items !== null && isContainer(items)) schemaTypes(validator, items);
}
