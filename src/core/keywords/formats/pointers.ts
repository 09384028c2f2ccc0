/** JSON Pointers of RFC 6901, and relative ones of draft-bhutton-relative-json-pointer-00. */

const POINTER_SOURCE = '(?:/(?:[^~/]|~[01])*)*';
const POINTER = new RegExp(`^${POINTER_SOURCE}$`, 'u');
const RELATIVE = new RegExp(`^(?:0|[1-9]\\d*)(?:#|(?:[+-](?:0|[1-9]\\d*))?${POINTER_SOURCE})$`, 'u');

export function isJsonPointer(text: string): boolean {
	return POINTER.test(text);
}

export function isRelativeJsonPointer(text: string): boolean {
	return RELATIVE.test(text);
}
