import { ARRAY, STRING } from '../document/document.ts';
import type { Value } from '../evaluate/value.ts';
import { NEXT } from '../plan/instruction.ts';
import { OBJECTS } from '../plan/kinds.ts';
import { isInherited } from './inherited.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { emitDependentNames } from './required.ts';
import { membersAt } from './shapes.ts';

export const dependentSchemas: Keyword = {
	name: 'dependentSchemas',
	subschemas: 'map',
	compile(context, node) {
		for (const member of membersAt(context, node)) emitDependentSchema(context, member);
	},
};

/** `dependencies`: lists of names, and schemas. Names are looked at first. */
export const dependencies: Keyword = {
	name: 'dependencies',
	subschemas: 'map-or-names',
	compile(context, node) {
		const { document } = context;
		const members = [...membersAt(context, node)];
		for (const member of members) if (document.kind(member) === ARRAY) emitDependentNames(context, member);
		for (const member of members) {
			if (document.kind(member) === ARRAY) continue;
			if (document.kind(member) === STRING) {
				context.malformed(member, 'A member of `dependencies` must be a schema or a list of property names.');
			} else emitDependentSchema(context, member);
		}
	},
};

/** Emits that the schema at `node` applies where the property is present under whose name it stands. */
function emitDependentSchema(context: KeywordContext, node: number): void {
	const text = context.document.key(node) ?? '';
	const always = isInherited(context.rules, text);
	const name = context.name(text);
	const schema = context.inPlace(node);
	const concerns = (machine: Value, object: number): boolean => {
		machine.index(object);
		return always || machine.child(name) >= 0;
	};
	context.emit({
		kinds: OBJECTS,
		step: (machine, frame) => {
			if (frame.phase !== 0 || !concerns(machine, frame.node)) return NEXT;
			frame.phase = 1;
			return machine.enter(schema, frame);
		},
		direct: (machine, object) => !concerns(machine, object) || machine.holds(schema, object),
	});
}
