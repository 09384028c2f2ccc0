import { isAlwaysValid } from './emptiness.ts';
import { inner, type KeywordInput, schemaList, strict } from './keyword.ts';
import type { Task } from './tasks.ts';
import { ownProperty } from './value.ts';

export function* compileNot(input: KeywordInput): Task<void> {
	if (!isAlwaysValid(input.validator, input.value)) yield inner(input, input.value, 'same');
}

/** A branch that takes everything makes the rest superfluous: branches after it are not even looked at. */
export function* compileAnyOf(input: KeywordInput): Task<void> {
	const branches = schemaList(input.value);
	if (branches.some((branch) => isAlwaysValid(input.validator, branch))) return;
	for (const [index, branch] of branches.entries()) yield inner(input, branch, 'same', String(index));
}

export function* compileOneOf(input: KeywordInput): Task<void> {
	for (const [index, branch] of schemaList(input.value).entries()) {
		if (!isAlwaysValid(input.validator, branch)) yield inner(input, branch, 'same', String(index));
	}
}

export const compileAllOf = compileOneOf;

export function* compileIf(input: KeywordInput): Task<void> {
	const { context, validator, value } = input;
	const branches = ['then', 'else'].map((keyword) => ({ keyword, schema: ownProperty(context.schema, keyword) }));
	if (branches.every(({ schema }) => schema === null)) strict(input, '"if" without "then" and "else" is ignored');
	const used = branches.flatMap(({ keyword, schema }) =>
		schema === null || isAlwaysValid(validator, schema) ? [] : [{ keyword, schema }],
	);
	if (used.length === 0) return;
	yield inner(input, value, 'same');
	for (const { keyword, schema } of used) yield inner({ ...input, keyword, value: schema }, schema, 'same');
}
