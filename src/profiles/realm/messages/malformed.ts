import { OBJECT } from '../../../core/document/document.ts';
import { type Place, viewOf } from '../admission/view.ts';
import type { Row } from '../evaluation/row.ts';
import { atClause, hereClause, pointerTokens, renderValue, valueAt } from './authored.ts';
import type { Clause } from './clause.ts';

/** Rows that only wrap others. */
const WRAPPERS: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'then', 'else', 'not']);

/** The keywords that speak for a type, in the order in which they are asked. */
const TYPE_SIGNS: readonly (readonly [string, readonly string[]])[] = [
	['object', ['properties', 'required', 'additionalProperties', 'patternProperties']],
	['array', ['items', 'minItems', 'maxItems', 'uniqueItems']],
	['string', ['pattern', 'minLength', 'maxLength']],
	['number', ['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum']],
];

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
	['array', 'a list'],
	['integer', 'a whole number'],
	['number', 'a number'],
	['string', 'text'],
	['boolean', 'true or false'],
	['object', 'an object'],
	['null', 'null'],
]);

const A_SCHEMA = 'a schema — an object, or the boolean true/false';

/** The row by which the loader goes: the first one that wraps no others. */
export function decidingRow(rows: readonly Row[]): Row | undefined {
	return rows.find(({ keyword }) => !WRAPPERS.has(keyword)) ?? rows[0];
}

/** What the loader says of a block that the meta-schema does not take. */
export function malformedClause(rows: readonly Row[], key: string, block: Place): Clause | null {
	const row = decidingRow(rows);
	if (row === undefined) return null;
	const path = pointerTokens(row.instancePath);
	const parent = path.slice(0, -1);
	const name = path.at(-1) ?? key;
	const value = valueAt(block, path);
	const at = atClause(key, parent);
	const here = value === null ? '' : hereClause(name, value);
	const { keyword, params } = row;
	if (keyword === 'enum' && Array.isArray(params['allowedValues'])) {
		return { ...enumClause(name, params['allowedValues'].map(String), value, valueAt(block, parent), at), path };
	}
	if (keyword === 'type') {
		const expected = expectedType(params['type']);
		const remedy = expected === A_SCHEMA ? 'write a schema there' : `give '${name}' ${expected}`;
		return { detail: `'${name}' must be ${expected}${here}${at}`, remedy, path };
	}
	if (keyword === 'minItems') {
		const remedy = `add at least one value to '${name}', or remove it`;
		return { detail: `'${name}' must not be empty${here}${at}`, remedy, path };
	}
	const missing = params['missingProperty'];
	if (keyword === 'required' && typeof missing === 'string') {
		return { detail: `'${name}' is missing '${missing}'${at}`, remedy: `add '${missing}'`, path };
	}
	return { detail: `'${name}' ${row.message}${here}${at}`, remedy: `fix '${name}'`, path };
}

function enumClause(name: string, allowed: readonly string[], value: Place | null, parent: Place | null, at: string) {
	const fit = name === 'type' && parent !== null ? fittingType(parent) : null;
	const written = value === null ? '' : `'${name}: ${renderValue(value.document, value.node)}' here`;
	const because = fit === null ? '' : `; '${fit.type}' is the one that fits the '${fit.because}' beside it`;
	const here = value === null ? '' : ` (${written}${because})`;
	return {
		detail: `'${name}' must be one of ${allowed.join(', ')}${here}${at}`,
		remedy: fit === null ? `set '${name}' to one of those values` : `set '${name}' to ${fit.type}`,
	};
}

/** The type that the keywords beside `type` speak for. */
function fittingType({ document, node }: Place): { readonly type: string; readonly because: string } | null {
	if (document.kind(node) !== OBJECT) return null;
	for (const [type, signs] of TYPE_SIGNS) {
		const because = signs.find((sign) => viewOf(document).get(node, sign) >= 0);
		if (because !== undefined) return { type, because };
	}
	return null;
}

function expectedType(type: Row['params'][string] | undefined): string {
	const names = Array.isArray(type) ? type.map(String) : [String(type)];
	if (names.includes('object') && names.includes('boolean')) return A_SCHEMA;
	return names.map((name) => TYPE_WORDS.get(name) ?? name).join(' or ');
}
