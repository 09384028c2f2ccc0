import { ARRAY, type Document, OBJECT } from '../../core/document/document.ts';
import type { Rule, RulePlace } from '../rule.ts';
import { holdsAny, isAnnotation, isPlain, jsonOf, membersOf, objectText } from '../schema.ts';

/** Keywords that look at what others beside them have looked at: of each group, only one schema may have any. */
const GROUPS: readonly (readonly string[])[] = [
	['properties', 'patternProperties', 'additionalProperties'],
	['items', 'prefixItems', 'additionalItems'],
	['contains', 'minContains', 'maxContains'],
	['if', 'then', 'else'],
];
const NEVER: ReadonlySet<string> = new Set(['$ref', '$schema', '$defs', 'definitions']);
/** In draft-04 these change what the bound beside them means. */
const MODIFIERS = ['exclusiveMinimum', 'exclusiveMaximum'];

/** `allOf` whose schemas cannot conflict → their keywords side by side; a combinator of one schema → that schema. */
export const mergeAllOf: Rule = {
	id: 'merge-all-of',
	title: 'Merge schemas that all must fit',
	kind: 'keeps-meaning',
	*propose(place) {
		const { document, node } = place;
		const members = membersOf(document, node);
		if (members.has('$ref') || !isPlain(document, 0)) return;
		if (holdsAny(document, 0, ['unevaluatedProperties', 'unevaluatedItems'])) return;
		for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
			const list = members.get(keyword);
			if (list === undefined || document.kind(list) !== ARRAY || document.counts[list] === 0) continue;
			if (keyword !== 'allOf' && document.counts[list] !== 1) continue;
			const refersInside = document.text.includes(`/${keyword}/`);
			const merged = refersInside ? null : merge(place, list);
			if (merged === null) continue;
			const changes = [...merged].map(([name, json]) => {
				const known = members.get(name);
				return known === undefined
					? ({ kind: 'add', object: node, name, json } as const)
					: ({ kind: 'value', node: known, json } as const);
			});
			yield {
				variant: keyword,
				keyword,
				changes: [{ kind: 'remove', node: list }, ...changes],
				sentence: `Put what stands in \`${keyword}\` beside the other keywords: they do not conflict.`,
			};
		}
	},
};

/** The members to be added or changed beside the list; null where that would mean something else. */
function merge(place: RulePlace, list: number): ReadonlyMap<string, string> | null {
	const { document, node, dialect } = place;
	const schemas = [node, ...document.children(list)];
	if (schemas.some((schema) => document.kind(schema) !== OBJECT)) return null;
	const result = new Map<string, string>();
	const holders = GROUPS.map((group) =>
		schemas.filter((schema) => group.some((name) => document.child(schema, name) >= 0)),
	);
	const apart = holders.some(
		(schemas, group) => schemas.length > 1 && (group !== 0 || !onlyProperties(document, schemas)),
	);
	if (apart) return null;
	for (const schema of schemas) {
		for (const [name, value] of membersOf(document, schema)) {
			if (value === list) continue;
			const json = jsonOf(document, value);
			const known = result.get(name);
			if (schema !== node && NEVER.has(name)) return null;
			if (dialect === 'draft-04' && MODIFIERS.includes(name)) return null;
			if (known === undefined || known === json) result.set(name, json);
			else if (name === 'required') result.set(name, union(known, json));
			else if (name === 'properties') {
				const both = joined(document, schemas);
				if (both === null) return null;
				result.set(name, both);
			} else if (!isAnnotation(name, place)) return null;
		}
	}
	for (const [name, value] of membersOf(document, node))
		if (result.get(name) === jsonOf(document, value)) result.delete(name);
	for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
		// The list itself goes; one inside it would have to take its name.
		if (document.key(list) === keyword && result.has(keyword)) return null;
	}
	return result;
}

function onlyProperties(document: Document, schemas: readonly number[]): boolean {
	return schemas.every(
		(schema) => document.child(schema, 'patternProperties') < 0 && document.child(schema, 'additionalProperties') < 0,
	);
}

/** The properties of all schemas together; null where a name has two different schemas. */
function joined(document: Document, schemas: readonly number[]): string | null {
	const all = new Map<string, string>();
	for (const schema of schemas) {
		const properties = document.child(schema, 'properties');
		if (properties < 0) continue;
		for (const [name, value] of membersOf(document, properties)) {
			const json = jsonOf(document, value);
			if ((all.get(name) ?? json) !== json) return null;
			all.set(name, json);
		}
	}
	return objectText(all);
}

function union(a: string, b: string): string {
	return JSON.stringify([...new Set([...(JSON.parse(a) as string[]), ...(JSON.parse(b) as string[])])]);
}
