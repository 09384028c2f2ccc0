import { ARRAY, OBJECT } from '../../../core/document/document.ts';
import { hasKeywords, hasKeywordsBesideRef } from '../admission/emptiness.ts';
import { perNode } from '../admission/per-node.ts';
import { readTypes } from '../admission/types.ts';
import { groupsUsed } from '../admission/uses.ts';
import { isPlace, isTruthy, ownProperty, type Value } from '../admission/value.ts';
import type { Place } from '../admission/view.ts';
import type { RuleGroup, TypeName } from '../admission/vocabulary.ts';
import { plainValue } from './plain.ts';

/** One keyword of a schema, where it stands. */
interface CodeKeyword {
	readonly keyword: string;
	readonly place: Place;
}

/** The keywords of one group, in the order in which they are checked. */
export interface CodeGroup {
	readonly type: RuleGroup['type'];
	readonly keywords: readonly CodeKeyword[];
}

/** A schema as the validator runs it. */
export interface Code {
	readonly place: Place;
	readonly types: readonly TypeName[];
	/** What it says of a wrong type: `type` as written, and `null` where a list was extended by `nullable`. */
	readonly typeParam: string | readonly string[];
	/** Whether the type is checked before everything else; otherwise where the keywords for it are. */
	readonly typeFirst: boolean;
	readonly groups: readonly CodeGroup[];
}

/** The code of a schema, made once; null where the schema takes everything. The schema is no boolean. */
export function codeOf(schema: Value): Code | null {
	return isPlace(schema) && schema.document.kind(schema.node) === OBJECT ? codeAt(schema) : null;
}

/**
 * The types that are all a schema checks; null where it checks more or something else. A schema that takes everything
 * has none to check: see `isEverything`.
 */
export const onlyTypes = perNode((schema): readonly TypeName[] | null => {
	const code = codeOf(schema);
	return code?.typeFirst && code.groups.length === 0 ? code.types : null;
});

const codeAt = perNode((schema): Code | null => (hasKeywords(schema) ? makeCode(schema) : null));

function makeCode(schema: Place): Code {
	const ref = ownProperty(schema, '$ref');
	if (ref !== null && isTruthy(ref) && !hasKeywordsBesideRef(schema)) {
		const only = { type: null, keywords: [{ keyword: '$ref', place: ref }] };
		return { place: schema, types: [], typeParam: [], typeFirst: false, groups: [only] };
	}
	const { types } = readTypes(schema);
	const groups = groupsUsed(schema).map(({ type, uses }) => ({
		type,
		keywords: uses.map(({ rule, place }) => ({ keyword: rule.keyword, place })),
	}));
	const inGroup = types.length === 1 && groups.some(({ type }) => type === types[0]);
	return { place: schema, types, typeParam: typeParam(schema, types), typeFirst: types.length > 0 && !inGroup, groups };
}

function typeParam(schema: Place, types: readonly TypeName[]): string | readonly string[] {
	const type = ownProperty(schema, 'type');
	if (type === null) return [];
	// The validator appends "null" to the schema's own list.
	if (type.document.kind(type.node) === ARRAY) return types;
	return String(plainValue(type.document, type.node));
}
