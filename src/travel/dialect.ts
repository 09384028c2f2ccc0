import type { DialectId } from '../core/dialects/ids.ts';
import { ARRAY, type Document, FALSE, TRUE } from '../core/document/document.ts';
import { walkSubschemas } from '../core/profile/subschemas.ts';
import { membersOf } from './schema.ts';
import type { TravelTarget } from './state.ts';

/** Keywords that mean nothing before 2019-09, and those that mean nothing before 2020-12. */
const SINCE_2019 = [
	'dependentRequired',
	'dependentSchemas',
	'unevaluatedItems',
	'unevaluatedProperties',
	'minContains',
	'maxContains',
];
const SINCE_2020 = ['prefixItems', '$dynamicRef', '$dynamicAnchor'];

/** The dialect in which all targets read a schema that names none; undefined where they differ. */
export function commonDialect(targets: readonly TravelTarget[]): DialectId | undefined {
	const [first, ...others] = targets.map(({ profile }) => profile.dialect);
	return others.every((dialect) => dialect === first) ? first : undefined;
}

/**
 * The dialect that a schema is meant in by what it holds, where it names none: forms that later dialects gave up say that
 * it is an older one, unless newer ones stand beside them. Undefined where nothing tells.
 */
export function impliedDialect(document: Document): DialectId | undefined {
	const found = new Set<'draft-04' | 'draft-07' | '2019-09' | '2020-12'>();
	for (const { node } of walkSubschemas(document, 0)) {
		const members = membersOf(document, node);
		const kindOf = (name: string) => {
			const at = members.get(name);
			return at === undefined ? -1 : document.kind(at);
		};
		if (['exclusiveMinimum', 'exclusiveMaximum'].some((name) => [TRUE, FALSE].includes(kindOf(name)))) {
			found.add('draft-04');
		}
		if (members.has('dependencies') || kindOf('items') === ARRAY) found.add('draft-07');
		if (SINCE_2019.some((name) => members.has(name))) found.add('2019-09');
		if (SINCE_2020.some((name) => members.has(name))) found.add('2020-12');
	}
	if (found.has('2020-12')) return '2020-12';
	if (found.has('draft-04')) return found.has('2019-09') ? undefined : 'draft-04';
	// 2019-09 has lists of items still; `dependencies` it only knows by name.
	return found.has('draft-07') ? (found.has('2019-09') ? '2019-09' : 'draft-07') : undefined;
}
