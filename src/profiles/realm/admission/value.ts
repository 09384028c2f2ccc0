import { ARRAY, FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from '../../../core/document/document.ts';
import { type Place, viewOf } from './view.ts';

/**
 * Something that a pointer can reach in a JavaScript value without there being a node for it: a character or
 * the length of a text, an inherited function. To the validator it is an object with these keys.
 */
interface Foreign {
	readonly keys: readonly string[];
}

/** A value that the host's validator may take for a schema. */
export type Value = Place | Foreign;

const NO_KEYS: Foreign = { keys: [] };
const ONE_CHARACTER: Foreign = { keys: ['0'] };
const INDEX = /^(?:0|[1-9]\d*)$/;

/** Whether every JavaScript object has something under this name. */
export function isInherited(name: string): boolean {
	return name in Object.prototype;
}

export function isPlace(value: Value): value is Place {
	return 'document' in value;
}

/** Whether two values are the same object, as `===` says. */
export function isSame(a: Value, b: Value): boolean {
	if (!isPlace(a) || !isPlace(b)) return a === b;
	return a.document === b.document && a.node === b.node;
}

/** A boolean schema's value; null for everything else. */
export function booleanOf(value: Value): boolean | null {
	if (!isPlace(value)) return null;
	const kind = value.document.kind(value.node);
	return kind === TRUE ? true : kind === FALSE ? false : null;
}

export function isNull(value: Value): boolean {
	return isPlace(value) && value.document.kind(value.node) === NULL;
}

/** Whether `typeof` calls the value an object, null left out: an object or an array. */
export function isContainer(value: Value): value is Place {
	return isPlace(value) && value.document.kind(value.node) >= ARRAY;
}

/** The names that `for … in` gives of a value: of an object its properties, of an array or text its indices. */
export function keysOf(value: Value): readonly string[] {
	if (!isPlace(value)) return value.keys;
	const { document, node } = value;
	const kind = document.kind(node);
	if (kind === OBJECT) return [...viewOf(document).object(node).keys()];
	if (kind !== ARRAY && kind !== STRING) return [];
	const length = kind === ARRAY ? document.counts[node] : document.string(node).length;
	return Array.from({ length }, (_, index) => String(index));
}

/** The own property of an object; null when there is none, or no object. */
export function ownProperty(value: Value, name: string): Place | null {
	if (!isPlace(value)) return null;
	const child = viewOf(value.document).get(value.node, name);
	return child < 0 ? null : { document: value.document, node: child };
}

/** What JavaScript finds under a name, inherited things included; undefined when nothing. The value is not null. */
export function propertyOf(value: Value, name: string): Value | undefined {
	if (!isPlace(value)) return undefined;
	const { document, node } = value;
	switch (document.kind(node)) {
		case OBJECT:
			return ownProperty(value, name) ?? (isInherited(name) ? NO_KEYS : undefined);
		case ARRAY:
			return name === 'length' || name in Array.prototype ? NO_KEYS : itemAt(value, name);
		case STRING:
			return name === 'length' || name in String.prototype ? NO_KEYS : characterAt(document.string(node), name);
		case NUMBER:
			return name in Number.prototype ? NO_KEYS : undefined;
		default:
			return undefined;
	}
}

function itemAt({ document, node }: Place, name: string): Place | undefined {
	const item = INDEX.test(name) ? document.childAt(node, Number(name)) : -1;
	return item < 0 ? undefined : { document, node: item };
}

function characterAt(text: string, name: string): Foreign | undefined {
	return INDEX.test(name) && Number(name) < text.length ? ONE_CHARACTER : undefined;
}

/** What stands under an inherited name: it has no keys and so, as a schema, takes everything. */
export const INHERITED_VALUE: Value = NO_KEYS;

/** Whether JavaScript takes the value for true. */
export function isTruthy(value: Value): boolean {
	if (!isPlace(value)) return true;
	const { document, node } = value;
	switch (document.kind(node)) {
		case NULL:
		case FALSE:
			return false;
		case NUMBER:
			return Number(document.numberText(node)) !== 0;
		case STRING:
			return document.string(node) !== '';
		default:
			return true;
	}
}

/** What `typeof` says. */
export function typeOf({ document, node }: Place): 'boolean' | 'number' | 'object' | 'string' {
	switch (document.kind(node)) {
		case TRUE:
		case FALSE:
			return 'boolean';
		case NUMBER:
			return 'number';
		case STRING:
			return 'string';
		default:
			return 'object';
	}
}
