import { pointerOf } from '../document/pointer.ts';
import type { CompiledSchema } from '../plan/plan.ts';
import type { SchemaPlace } from './evaluation.ts';

/**
 * One schema on the way to a result, with the instance it was applied to. Ways share their beginnings, so that
 * a thousand results deep inside a value do not spell out a thousand deep paths.
 */
export class Trace {
	/** The schema around, or null at the root. */
	readonly outer: Trace | null;
	/** The step from there to here as the standard's keyword location has it: `/properties/a`, or `/$ref`. */
	readonly step: string;
	readonly schema: CompiledSchema;
	readonly instance: number;
	/** How many schemas are around. */
	readonly depth: number;

	constructor(outer: Trace | null, step: string, schema: CompiledSchema, instance: number) {
		this.outer = outer;
		this.step = step;
		this.schema = schema;
		this.instance = instance;
		this.depth = outer === null ? 0 : outer.depth + 1;
	}

	/** The whole way as a JSON Pointer through keywords and references. */
	get path(): string {
		const steps: string[] = [];
		for (let at: Trace | null = this; at !== null; at = at.outer) steps.push(at.step);
		return steps.reverse().join('');
	}
}

/** The pointer from a schema to a place inside it. */
export function stepInto(outer: SchemaPlace, inner: SchemaPlace): string {
	return pointerOf(inner.document, inner.node).slice(pointerOf(outer.document, outer.node).length);
}
