import type { StepKind } from './site.ts';

/** What the loader says of a field on a kind of step that does not take it. */
interface Home {
	/** The kinds that read the field. */
	readonly kinds: readonly StepKind[];
	/** The kinds on which the refusal begins "is not valid on"; on others it begins "is only valid on". */
	readonly notValid: readonly StepKind[];
	/** The kinds that take it without reading it. */
	readonly inert: readonly StepKind[];
	/** Why, and what to do. */
	readonly because: string;
}

/** The fields that hold a schema, and the one that says how traces are checked. */
const HOMES: Readonly<Record<string, Home>> = {
	input_schema: {
		kinds: ['auto', 'agent'],
		notValid: ['guard'],
		inert: ['finalizer'],
		because:
			"the engine's execution loop validates a step's effective input against it at execution time, and a guard's execution evaluates only 'abort_unless', so here it would validate nothing. Move it to an auto or agent step whose input it should check, or remove it.",
	},
	output_schema: {
		kinds: ['agent'],
		notValid: ['guard', 'finalizer'],
		inert: [],
		because:
			"the engine's execution loop validates an agent step's submitted output against it, and only agent steps submit output that way, so here it would validate nothing. Move it to an agent step whose output it should check, or remove it.",
	},
	trace_schema: {
		kinds: ['agent'],
		notValid: [],
		inert: [],
		because:
			"the engine's execution loop validates an agent step's canonical trace against it, and only agent steps carry a validated trace, so here it would validate nothing. Move it to an agent step whose trace it should check, or remove it.",
	},
	trace_validation_mode: {
		kinds: ['agent'],
		notValid: [],
		inert: [],
		because:
			"the engine's execution loop reads it to choose warn-or-enforce for 'trace_schema' validation, which only agent steps carry, so here it would choose nothing. Move it to an agent step whose trace validation it should set, or remove it.",
	},
};

/** What a kind of step does with a field that holds a schema. */
export type Taking = 'reads' | 'inert' | 'refuses';

/** What a kind of step does with a field; null for fields that are none of ours. */
export function takingOf(field: string, kind: StepKind): Taking | null {
	const home = Object.hasOwn(HOMES, field) ? HOMES[field] : undefined;
	if (home === undefined) return null;
	if (home.kinds.includes(kind)) return 'reads';
	return home.inert.includes(kind) ? 'inert' : 'refuses';
}

/** The loader's refusal of a field on a kind of step, without step and line; null where it takes the field there. */
export function prohibition(field: string, kind: StepKind): string | null {
	if (takingOf(field, kind) !== 'refuses') return null;
	const { kinds, notValid, because } = HOMES[field];
	const front = notValid.includes(kind)
		? `'${field}' is not valid on execution: ${kind} steps`
		: `'${field}' is only valid on execution: ${kinds.join('/')} steps`;
	return `${front} — ${because}`;
}

/** The kinds of step that read a field; none for fields that are none of ours. */
export function readersOf(field: string): readonly StepKind[] {
	return Object.hasOwn(HOMES, field) ? HOMES[field].kinds : [];
}
