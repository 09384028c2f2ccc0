import { type Document, FALSE, OBJECT, TRUE } from '../../core/document/document.ts';
import type { Rule } from '../rule.ts';
import { holdsAny, jsonOf, leadsInto, membersOf, TYPED, typesOf } from '../schema.ts';

const UNEVALUATED = ['unevaluatedProperties', 'unevaluatedItems'];
const ZERO: ReadonlySet<string> = new Set(['minLength', 'minItems', 'minProperties']);
const OPEN: ReadonlySet<string> = new Set(['additionalProperties', 'additionalItems', 'items', 'propertyNames']);

/** A keyword that no value can fail: `minLength: 0`, `uniqueItems: false`, one about a type that is not taken. */
export const dropIdle: Rule = {
	id: 'drop-idle',
	title: 'Drop a keyword that no value can fail',
	kind: 'keeps-meaning',
	*propose({ document, node }) {
		// What has been looked at counts for these, even where nothing is checked.
		if (holdsAny(document, 0, UNEVALUATED)) return;
		const types = typesOf(document, node);
		const members = membersOf(document, node);
		for (const [keyword, value] of members) {
			const about = TYPED.get(keyword);
			const foreign = about !== undefined && types !== null && !types.some((type) => about.includes(type));
			if (!foreign && !isIdle(document, keyword, value, members)) continue;
			yield {
				variant: keyword,
				keyword,
				changes: [{ kind: 'remove', node: value }],
				sentence: foreign
					? `Drop \`${keyword}\`: no value of the type ${types.map((type) => `"${type}"`).join(' or ')} is checked by it.`
					: `Drop \`${keyword}: ${jsonOf(document, value)}\`: no value can fail it.`,
			};
		}
	},
};

/** Keywords that do nothing without one of others. */
const NEEDS: ReadonlyMap<string, readonly string[]> = new Map([
	['if', ['then', 'else']],
	['then', ['if']],
	['else', ['if']],
	['minContains', ['contains']],
	['maxContains', ['contains']],
]);

/** Whether a schema asks for nothing but a type. */
function isType(document: Document, schema: number, type: string): boolean {
	return membersOf(document, schema).size === 1 && typesOf(document, schema)?.includes(type) === true;
}

function isIdle(document: Document, keyword: string, value: number, members: ReadonlyMap<string, number>): boolean {
	if (ZERO.has(keyword)) return jsonOf(document, value) === '0';
	if (keyword === 'uniqueItems') return document.kind(value) === FALSE;
	// Names are strings.
	if (keyword === 'propertyNames' && isType(document, value, 'string')) return true;
	const needed = NEEDS.get(keyword);
	if (needed !== undefined && !needed.some((name) => members.has(name))) return !leadsInto(document.text, keyword);
	const empty = document.kind(value) === OBJECT && document.counts[value] === 0;
	// Beside `contains`, counts of it and of items stay as they are.
	if (OPEN.has(keyword)) return (document.kind(value) === TRUE || empty) && !members.has('additionalItems');
	return (
		empty && (keyword === 'patternProperties' || keyword === 'dependentRequired' || keyword === 'dependentSchemas')
	);
}
