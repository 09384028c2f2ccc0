import { dialectOf } from '../../core/dialects/dialects.ts';
import type { DialectId } from '../../core/dialects/ids.ts';
import { ARRAY, type Document, OBJECT, STRING } from '../../core/document/document.ts';
import { walkSubschemas } from '../../core/profile/subschemas.ts';
import type { Change } from '../edits/changes.ts';
import type { Rule } from '../rule.ts';
import { ANNOTATIONS, holdsAny, isPlain, membersOf } from '../schema.ts';

/** Keywords that one of the dialects has and the other knows nothing of. */
const APART = ['unevaluatedProperties', 'unevaluatedItems', 'minContains', 'maxContains'];
/** Where formats assert, each dialect has its own, and draft-07 alone lets content assert. */
const ASSERTING = ['format', 'contentEncoding', 'contentMediaType'];
/** What draft-06 knows nothing of. */
const CONDITIONAL = ['if', 'then', 'else'];
/** A reference that leads through what takes another name. */
const THROUGH = /\/(?:items|additionalItems|prefixItems|dependencies|dependentRequired|dependentSchemas)(?:\/|$)/;

/**
 * Tuples and dependencies in the form of the other dialect, in the whole document: `items: […]`, `additionalItems`,
 * `dependencies` ↔ `prefixItems`, `items`, `dependentRequired`, `dependentSchemas`. The schema is then meant in it.
 */
export const dialectForms: Rule = {
	id: 'dialect-forms',
	title: 'Write tuples and dependencies as another dialect does',
	kind: 'keeps-meaning',
	*propose({ document, node, dialect, formatAssertion }) {
		if (node !== 0 || dialect === 'draft-04' || !isPlain(document, 0) || holdsAny(document, 0, APART)) return;
		if (formatAssertion && holdsAny(document, 0, ASSERTING)) return;
		if (dialect === 'draft-06' && holdsAny(document, 0, CONDITIONAL)) return;
		const isOld = dialect === 'draft-06' || dialect === 'draft-07';
		const ways: readonly (readonly [DialectId, Renamed])[] = [
			...(dialect === '2020-12' ? [] : [['2020-12', toNew] as const]),
			...(isOld ? [] : [['draft-07', toOld] as const]),
		];
		for (const [to, rename] of ways) {
			const changes = changesOf(document, rename);
			if (changes === null || changes.length === 0) continue;
			const uri = membersOf(document, 0).get('$schema');
			if (uri !== undefined) changes.push({ kind: 'value', node: uri, json: JSON.stringify(dialectOf(to).uri) });
			yield {
				variant: to,
				keyword: 'items',
				changes,
				sentence: `Write tuples and dependencies as ${to} does; the schema is then meant in that dialect.`,
				dialect: to,
			};
		}
	},
};

/** The new names of members of one schema; null where it cannot be written in the other dialect. */
type Renamed = (document: Document, members: ReadonlyMap<string, number>) => ReadonlyMap<number, string> | null;

function changesOf(document: Document, rename: Renamed): Change[] | null {
	const changes: Change[] = [];
	for (const { node } of walkSubschemas(document, 0)) {
		const members = membersOf(document, node);
		// Before 2019-09 nothing beside a reference counts.
		const besides = [...members.keys()].filter((name) => !ANNOTATIONS.has(name) && !/^\$|^definitions$/.test(name));
		if (members.has('$ref') && besides.length > 0) return null;
		const reference = members.get('$ref') ?? -1;
		if (reference >= 0 && (document.kind(reference) !== STRING || THROUGH.test(document.string(reference))))
			return null;
		const names = rename(document, members);
		if (names === null) return null;
		for (const [member, name] of names) changes.push({ kind: 'rename', node: member, name });
	}
	return changes;
}

const toNew: Renamed = (document, members) => {
	const names = new Map<number, string>();
	const items = members.get('items') ?? -1;
	const others = members.get('additionalItems') ?? -1;
	const dependencies = members.get('dependencies') ?? -1;
	if (['prefixItems', 'dependentRequired', 'dependentSchemas'].some((name) => members.has(name))) return null;
	if (items >= 0 && document.kind(items) === ARRAY) {
		// An empty list is none in the new form.
		if (document.counts[items] === 0) return null;
		names.set(items, 'prefixItems');
		if (others >= 0) names.set(others, 'items');
	} else if (others >= 0) return null;
	if (dependencies >= 0 && document.kind(dependencies) === OBJECT) {
		const lists = [...document.children(dependencies)].filter((held) => document.kind(held) === ARRAY);
		if (lists.length > 0 && lists.length < document.counts[dependencies]) return null;
		names.set(dependencies, lists.length > 0 ? 'dependentRequired' : 'dependentSchemas');
	}
	return names;
};

const toOld: Renamed = (document, members) => {
	const names = new Map<number, string>();
	const items = members.get('items') ?? -1;
	const prefix = members.get('prefixItems') ?? -1;
	const dependent = ['dependentRequired', 'dependentSchemas'].flatMap((name) => members.get(name) ?? []);
	if (['additionalItems', 'dependencies'].some((name) => members.has(name)) || dependent.length > 1) return null;
	if (items >= 0 && document.kind(items) === ARRAY) return null;
	if (prefix >= 0) {
		names.set(prefix, 'items');
		if (items >= 0) names.set(items, 'additionalItems');
	}
	for (const held of dependent) names.set(held, 'dependencies');
	return names;
};
