import { ARRAY, FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from '../document/document.ts';

/**
 * The kinds of instance a keyword looks at, as a bit set over node kinds. One more kind stands for the
 * functions that JavaScript hosts find under inherited names: no JSON type fits it.
 */
export const FUNCTION = 7;

export type InstanceKind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** How many kinds there are. */
export const KINDS = 8;

export const NUMBERS = 1 << NUMBER;
export const STRINGS = 1 << STRING;
export const ARRAYS = 1 << ARRAY;
export const OBJECTS = 1 << OBJECT;
export const ANYTHING = (1 << KINDS) - 1;

/** The kinds that a name of `type` covers; `integer` covers numbers, whose value then decides. */
export const TYPE_KINDS: ReadonlyMap<string, number> = new Map([
	['null', 1 << NULL],
	['boolean', (1 << FALSE) | (1 << TRUE)],
	['number', NUMBERS],
	['integer', NUMBERS],
	['string', STRINGS],
	['array', ARRAYS],
	['object', OBJECTS],
]);
