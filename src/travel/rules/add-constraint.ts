import { type Document, OBJECT } from '../../core/document/document.ts';
import type { Change } from '../edits/changes.ts';
import type { Rule } from '../rule.ts';
import { areDisjoint, jsonOf, membersOf, stringsIn, TYPED, typesOf } from '../schema.ts';

/** The `type` that the keywords beside it speak of. */
export const impliedType: Rule = {
	id: 'implied-type',
	title: 'Name the type that the keywords are about',
	kind: 'adds',
	*propose({ document, node }) {
		const members = membersOf(document, node);
		if (members.size === 0 || members.has('type') || members.has('$ref')) return;
		const about = [...members.keys()].flatMap((keyword) => {
			const types = TYPED.get(keyword);
			return types === undefined ? [] : [types[0]];
		});
		if (about.length === 0 || new Set(about).size > 1) return;
		const json = JSON.stringify(about[0]);
		yield {
			variant: about[0],
			keyword: 'type',
			changes: [{ kind: 'add', object: node, name: 'type', json }],
			sentence: `Name the type ${json}, which the keywords are about: values of other types fit now.`,
			added: `"type": ${json}`,
		};
	},
};

/** `additionalProperties: false` on an object with properties. */
export const closeObject: Rule = {
	id: 'close-object',
	title: 'Refuse properties that are not named',
	kind: 'adds',
	*propose({ document, node }) {
		const members = membersOf(document, node);
		if (!members.has('properties') || members.has('additionalProperties') || members.has('additional_properties'))
			return;
		yield {
			variant: 'false',
			keyword: 'additionalProperties',
			changes: [{ kind: 'add', object: node, name: 'additionalProperties', json: 'false' }],
			sentence: 'Add `additionalProperties: false`: any other property fits now.',
			added: '"additionalProperties": false',
		};
	},
};

/** Every property required, and those that were optional nullable. */
export const requireAll: Rule = {
	id: 'require-all',
	title: 'Require every property; let optional ones be null',
	kind: 'adds',
	*propose({ document, node }) {
		const members = membersOf(document, node);
		const properties = members.get('properties');
		if (properties === undefined || document.kind(properties) !== OBJECT) return;
		const required = members.get('required');
		const known = required === undefined ? [] : stringsIn(document, required);
		const optional = [...membersOf(document, properties)].filter(([name]) => known?.includes(name) === false);
		if (known === null || optional.length === 0) return;
		const changes: Change[] = [];
		for (const [, schema] of optional) {
			const change = nullable(document, schema);
			if (change === null) return;
			changes.push(...change);
		}
		const json = JSON.stringify([...known, ...optional.map(([name]) => name)]);
		changes.push(
			required === undefined
				? { kind: 'add', object: node, name: 'required', json }
				: { kind: 'value', node: required, json },
		);
		const names = optional.map(([name]) => `"${name}"`).join(', ');
		yield {
			variant: 'all',
			keyword: 'required',
			changes,
			sentence: `Require every property, and let ${names} be null: objects without them fit now.`,
			added: `"required": ${json}`,
		};
	},
};

/** The changes by which null fits too; null where the schema names no types, or values. */
function nullable(document: Document, schema: number): readonly Change[] | null {
	const types = typesOf(document, schema);
	const members = membersOf(document, schema);
	const type = members.get('type');
	if (types === null || type === undefined || members.has('const')) return null;
	if (types.includes('null')) return [];
	if (!areDisjoint(types.map((name) => [name]))) return null;
	const changes: Change[] = [{ kind: 'value', node: type, json: JSON.stringify([...types, 'null']) }];
	const list = members.get('enum');
	if (list !== undefined) {
		const items = [...document.children(list)].map((item) => jsonOf(document, item));
		changes.push({ kind: 'value', node: list, json: `[${[...items, 'null'].join(',')}]` });
	}
	return changes;
}
