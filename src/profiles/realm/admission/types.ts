import { ARRAY, type Document, FALSE, NULL, NUMBER, STRING, TRUE } from '../../../core/document/document.ts';
import type { Validator } from './validator.ts';
import { isTruthy, ownProperty } from './value.ts';
import { type Place, viewOf } from './view.ts';
import { isTypeName, type TypeName } from './vocabulary.ts';

/** The types of a schema as the validator reads them, and what it throws where it cannot. */
interface TypeReading {
	readonly types: readonly TypeName[];
	readonly error: { readonly keyword: string; readonly place: Place; readonly text: string } | null;
}

/** `type` and `nullable` of a schema: none where it names no type. */
export function readTypes(schema: Place): TypeReading {
	const type = ownProperty(schema, 'type');
	const nullable = ownProperty(schema, 'nullable');
	const places = type === null || !isTruthy(type) ? [] : elements(type);
	const names = places.map((place) => viewOf(place.document).string(place.node));
	if (type !== null && !names.every(isTypeName)) {
		const text = `type must be JSONType or JSONType[]: ${places.map(joinedText).join(',')}`;
		return { types: [], error: { keyword: 'type', place: type, text } };
	}
	const types = names as TypeName[];
	const kind = nullable === null ? -1 : nullable.document.kind(nullable.node);
	if (types.includes('null')) return { types, error: kind === FALSE ? nullableError(nullable, CONTRADICTION) : null };
	if (types.length === 0 && nullable !== null) return { types, error: nullableError(nullable, WITHOUT_TYPE) };
	return { types: kind === TRUE ? [...types, 'null'] : types, error: null };
}

const CONTRADICTION = 'type: null contradicts nullable: false';
const WITHOUT_TYPE = '"nullable" cannot be used without "type"';

function nullableError(place: Place | null, text: string): TypeReading['error'] {
	return place === null ? null : { keyword: 'nullable', place, text };
}

/** The same, with what it throws noted. */
export function schemaTypes(validator: Validator, schema: Place): readonly TypeName[] {
	const { types, error } = readTypes(schema);
	if (error !== null) validator.log.report({ kind: 'value', ...error });
	return types;
}

function elements(type: Place): readonly Place[] {
	const { document, node } = type;
	if (document.kind(node) !== ARRAY) return [type];
	return viewOf(document)
		.items(node)
		.map((item) => ({ document, node: item }));
}

/** A value as `Array.prototype.join` writes it. */
export function joinedText({ document, node }: Place): string {
	const parts: string[] = [];
	const pending: (number | string)[] = [node];
	for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
		if (typeof next === 'string') parts.push(next);
		else if (document.kind(next) !== ARRAY) parts.push(scalar(document, next));
		else {
			const items = viewOf(document).items(next);
			for (let i = items.length - 1; i >= 0; i--) pending.push(items[i], ...(i > 0 ? [','] : []));
		}
	}
	return parts.join('');
}

function scalar(document: Document, node: number): string {
	switch (document.kind(node)) {
		case NULL:
			return '';
		case FALSE:
			return 'false';
		case TRUE:
			return 'true';
		case NUMBER:
			return String(viewOf(document).number(node));
		case STRING:
			return document.string(node);
		default:
			return '[object Object]';
	}
}
