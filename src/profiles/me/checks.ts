import { ARRAY, type Document, NUMBER, OBJECT, STRING } from '../../core/document/document.ts';
import { canonical, isIntegral, parseDecimal } from '../../core/number/index.ts';
import { excerpt, shorten } from '../../core/profile/excerpt.ts';
import type { Fault, KeywordPlace } from './faults.ts';
import { checkType } from './type.ts';

/** What a keyword's value must be. The schemas inside are looked at where they stand. */
type Check = (place: KeywordPlace) => Iterable<Fault>;

function malformed({ document, keyword }: KeywordPlace, node: number, wanted: string, inferred = false): Fault {
	const message = `\`${keyword}\` must be ${wanted}; this is ${excerpt(document, node)}.`;
	return { code: 'malformed-schema', node, message, inferred };
}

/** The distinct scalars by which two values are told to be equal: 1 and 1.0 are. */
function scalarKey(document: Document, node: number): string {
	const kind = document.kind(node);
	if (kind === NUMBER) return canonical(document.numberText(node));
	return kind === STRING ? `"${document.string(node)}` : `kind ${kind}`;
}

const isScalar = (document: Document, node: number): boolean => document.kind(node) < ARRAY;

/** The members that come a second time, by their keys. */
function* repeated(document: Document, node: number): Generator<number> {
	const seen = new Set<string>();
	for (const member of document.children(node)) {
		const key = scalarKey(document, member);
		if (seen.has(key)) yield member;
		seen.add(key);
	}
}

const isMap: Check = function* (place) {
	if (place.document.kind(place.node) !== OBJECT) yield malformed(place, place.node, 'an object of schemas');
};

const isNames: Check = function* (place) {
	const { document, node } = place;
	if (document.kind(node) !== ARRAY) {
		yield malformed(place, node, 'a list of property names');
		return;
	}
	for (const name of document.children(node)) {
		if (document.kind(name) !== STRING) yield malformed(place, name, 'a list of property names');
	}
	for (const name of repeated(document, node)) {
		if (document.kind(name) !== STRING) continue;
		const message = `\`required\` names "${shorten(document.string(name))}" twice.`;
		yield { code: 'malformed-schema', node: name, message, inferred: true };
	}
};

const isSchemaList: Check = function* (place) {
	const { document, node } = place;
	if (document.kind(node) === ARRAY && document.counts[node] > 0) return;
	yield malformed(place, node, 'a list with at least one schema');
};

const isNumber: Check = function* (place) {
	if (place.document.kind(place.node) !== NUMBER) yield malformed(place, place.node, 'a number');
};

const isCount: Check = function* (place) {
	const { document, node } = place;
	const count = document.kind(node) === NUMBER ? parseDecimal(document.numberText(node)) : null;
	if (count === null || count.negative || !isIntegral(count)) yield malformed(place, node, 'a whole number, 0 or more');
};

const isDivisor: Check = function* (place) {
	const { document, node } = place;
	const divisor = document.kind(node) === NUMBER ? parseDecimal(document.numberText(node)) : null;
	if (divisor === null || divisor.negative || divisor.digits === '') yield malformed(place, node, 'a number above 0');
};

const isScalarList: Check = function* (place) {
	const { document, node } = place;
	if (document.kind(node) !== ARRAY) {
		yield malformed(place, node, 'a list of scalars');
		return;
	}
	if (document.counts[node] === 0) {
		const message = '`enum` is empty: no value fits. Whether the host takes that is not documented.';
		yield { code: 'advisory', severity: 'warning', node, message, inferred: true };
	}
	for (const member of document.children(node)) if (!isScalar(document, member)) yield notScalar(place, member);
	for (const member of repeated(document, node)) {
		if (!isScalar(document, member)) continue;
		const message = `\`enum\` holds ${excerpt(document, member)} twice. Whether the host takes that is not documented.`;
		yield { code: 'advisory', severity: 'warning', node: member, message, inferred: true };
	}
};

const isOneScalar: Check = function* (place) {
	if (!isScalar(place.document, place.node)) yield notScalar(place, place.node);
};

function notScalar({ document, keyword }: KeywordPlace, node: number): Fault {
	const message = `\`${keyword}\` takes scalars only: strings, numbers, booleans and null; this is ${excerpt(document, node)}.`;
	return { code: 'unsupported-keyword', node, message };
}

/** The two dialects by their identifiers, each also with an empty fragment. */
const DIALECTS: ReadonlySet<string> = new Set(
	['https://json-schema.org/draft/2020-12/schema', 'http://json-schema.org/draft-07/schema'].flatMap((uri) => [
		uri,
		`${uri}#`,
	]),
);

const isDialect: Check = function* ({ document, node, root }) {
	if (!root) {
		const message = '`$schema` is taken at the root only.';
		yield { code: 'dialect', node, message, inferred: true };
	} else if (document.kind(node) !== STRING || !DIALECTS.has(document.string(node))) {
		const message = `\`$schema\` may name draft 2020-12 or draft-07, by their own identifiers; this is ${excerpt(document, node)}.`;
		yield { code: 'dialect', node, message };
	}
};

/** By keyword. Annotations, and keywords whose value is a schema, have no check of their own. */
export const checks: ReadonlyMap<string, Check> = new Map([
	['type', checkType],
	['properties', isMap],
	['required', isNames],
	['minProperties', isCount],
	['maxProperties', isCount],
	['minItems', isCount],
	['maxItems', isCount],
	['minLength', isCount],
	['maxLength', isCount],
	['minimum', isNumber],
	['maximum', isNumber],
	['exclusiveMinimum', isNumber],
	['exclusiveMaximum', isNumber],
	['multipleOf', isDivisor],
	['enum', isScalarList],
	['const', isOneScalar],
	['allOf', isSchemaList],
	['anyOf', isSchemaList],
	['oneOf', isSchemaList],
	['$schema', isDialect],
]);
