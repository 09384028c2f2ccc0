import type { FailureDetail } from '../evaluate/evaluation.ts';
import type { Value } from '../evaluate/value.ts';
import { OBJECTS } from '../plan/kinds.ts';
import { isInherited } from './inherited.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { membersAt, namesAt } from './shapes.ts';

/** A property that must be present. */
interface Wanted {
	readonly text: string;
	readonly name: number;
}

export const required: Keyword = {
	name: 'required',
	compile(context, node) {
		const wanted = wantedAt(context, node);
		if (wanted.length === 0) return;
		context.emit({
			kinds: OBJECTS,
			holds: (machine, object) => hasAll(machine, object, wanted),
			explain: (machine, object) => missing(machine, object, wanted),
		});
	},
};

export const dependentRequired: Keyword = {
	name: 'dependentRequired',
	compile(context, node) {
		for (const member of membersAt(context, node)) emitDependentNames(context, member);
	},
};

/** Emits that the names listed at `node` are required where the property is present under whose name the list stands. */
export function emitDependentNames(context: KeywordContext, node: number): void {
	const because = context.document.key(node) ?? '';
	const wanted = wantedAt(context, node);
	if (wanted.length === 0) return;
	const name = context.name(because);
	const always = isInherited(context.rules, because);
	const absent = (machine: Value, object: number): boolean => {
		machine.index(object);
		return !always && machine.child(name) < 0;
	};
	context.emit({
		kinds: OBJECTS,
		holds: (machine, object) => absent(machine, object) || hasAll(machine, object, wanted),
		explain: (machine, object) => missing(machine, object, wanted, because),
	});
}

/** The names in the list that are not on every object anyway. */
function wantedAt(context: KeywordContext, node: number): readonly Wanted[] {
	return namesAt(context, node)
		.filter(({ name }) => !isInherited(context.rules, name))
		.map(({ name }) => ({ text: name, name: context.name(name) }));
}

function hasAll(machine: Value, object: number, wanted: readonly Wanted[]): boolean {
	machine.index(object);
	for (let i = 0; i < wanted.length; i++) if (machine.child(wanted[i].name) < 0) return false;
	return true;
}

function missing(value: Value, object: number, wanted: readonly Wanted[], because?: string): FailureDetail[] {
	value.index(object);
	return wanted
		.filter(({ name }) => value.child(name) < 0)
		.map(({ text }) => ({ kind: 'missing', property: text, ...(because === undefined ? {} : { because }) }));
}
