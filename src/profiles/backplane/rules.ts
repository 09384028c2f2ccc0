/** The check's tables, in the host's order. Source: input_schema.ex at the commit that `contracts.ts` names. */

/** Every keyword the host knows, in byte order. */
export const KNOWN: ReadonlySet<string> = new Set([
	'additionalProperties',
	'additional_properties',
	'description',
	'items',
	'minimum',
	'oneOf',
	'properties',
	'required',
	'type',
]);

/** The keywords that may stand beside `oneOf`. */
export const BESIDE_ONE_OF: ReadonlySet<string> = new Set(['oneOf', 'description']);

/** The types the host knows. */
export type TypeName = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';

const NOT_FOR_SCALARS = ['properties', 'required', 'minimum', 'items', 'additionalProperties', 'additional_properties'];
const NOT_FOR_NUMBERS = NOT_FOR_SCALARS.filter((keyword) => keyword !== 'minimum');

/** For each type, the known keywords that may not stand beside it, in the order in which the host looks for them. */
export const FORBIDDEN: ReadonlyMap<string, readonly string[]> = new Map<TypeName, readonly string[]>([
	['object', ['minimum', 'items']],
	['array', ['properties', 'required', 'minimum', 'additionalProperties', 'additional_properties']],
	['integer', NOT_FOR_NUMBERS],
	['number', NOT_FOR_NUMBERS],
	['string', NOT_FOR_SCALARS],
	['boolean', NOT_FOR_SCALARS],
]);
