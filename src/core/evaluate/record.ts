import type { Document } from '../document/document.ts';
import type { CompiledSchema, Plan } from '../plan/plan.ts';
import { type Answer, NO, PENDING, YES } from './direct-run.ts';
import type { Annotation, Failure, SchemaPlace } from './evaluation.ts';
import type { Frame } from './frame.ts';
import { Machine } from './machine.ts';
import { stepInto, type Trace } from './trace.ts';

/** Schemas inside schemas are recorded this deep, by the way through the schema. */
const DEEPEST = 400;
/** UTF-16 units of all ways to recorded schemas together: what is applied after that is not recorded. */
const ROOM = 16_000_000;

/** What one keyword of an applied schema came to. */
export interface KeywordRecord {
	/** What it says itself where it does not hold. */
	readonly failures: Failure[];
	/** The schemas that it applied, in their order. */
	readonly inside: Visit[];
	annotation: Annotation | null;
	/** Whether it, or a schema inside it that it depends on, does not hold. */
	invalid: boolean;
}

/** One schema applied to one part of the value. */
export interface Visit {
	readonly schema: CompiledSchema;
	/** Node of the value. */
	readonly instance: number;
	/** The way here through keywords and references, as a JSON Pointer. */
	readonly path: string;
	/** By the keyword's token in the way. */
	readonly keywords: Map<string, KeywordRecord>;
	/** What the schema says itself: that it is `false`. */
	readonly failures: Failure[];
	readonly outer: { readonly visit: Visit; readonly keyword: KeywordRecord } | null;
	invalid: boolean;
}

/** A recorded schema, and the keyword in it on the way further in; null where that is the schema itself. */
interface Place {
	readonly visit: Visit;
	readonly token: string | null;
	/** Whether the way ends here. */
	readonly whole: boolean;
}

/**
 * Runs a plan and records every schema that is applied, and what became of each of its keywords. Branches that
 * a run could leave early are run to their end, each once.
 */
class Recorder extends Machine {
	readonly visits: Visit[] = [];
	readonly #byPlace = new Map<string, Visit>();
	/** For every boundary that is open, how many schemas were recorded before it. */
	readonly #open: number[] = [];
	#room = ROOM;

	constructor(plan: Plan, value: Document) {
		super(plan, value, { mode: 'all', stepLimit: Number.POSITIVE_INFINITY, maxFailures: 1000, annotations: true });
	}

	override get collecting(): boolean {
		return true;
	}

	override visit(schema: CompiledSchema, node: number): void {
		if (this.#room < 0) return;
		const trace = this.traceOf(node);
		const instance = this.nodeOf(node);
		if (trace.depth > DEEPEST) return;
		const path = trace.path + stepInto(trace.schema, schema);
		const key = keyOf(path, instance);
		// Told already: a keyword that asks whether a schema holds, and then why not, asks twice.
		if (this.#byPlace.has(key)) return;
		this.#room -= path.length;
		const around = this.visits.length === 0 ? null : this.#locate(trace, schema, instance);
		const outer =
			around === null || around.token === null
				? null
				: { visit: around.visit, keyword: recordOf(around.visit, around.token) };
		const visit: Visit = { schema, instance, path, keywords: new Map(), failures: [], outer, invalid: false };
		outer?.keyword.inside.push(visit);
		this.#byPlace.set(key, visit);
		this.visits.push(visit);
	}

	/** Asks why not at once, so that the answer is recorded whole. */
	override test(frame: Frame, schema: CompiledSchema, node: number): Answer {
		const failures = this.collect(frame, schema, node);
		if (failures === null) return PENDING;
		return failures.length === 0 ? YES : NO;
	}

	override collect(frame: Frame, schema: CompiledSchema, node: number): readonly Failure[] | null {
		if (!frame.waiting) {
			// All failures of a branch are listed, however deep it is in others.
			this.depth = 0;
			this.#open.push(this.visits.length);
		}
		const failures = super.collect(frame, schema, node);
		if (failures === null) return null;
		const branch = this.visits[this.#open.pop() ?? 0];
		if (branch !== undefined) this.settle(failures, branch);
		return failures;
	}

	/** Notes failures where they are, and around there up to a branch that does not hold because of them. */
	settle(failures: readonly Failure[], upTo: Visit): void {
		for (const failure of failures) {
			const place = failure.trace === undefined ? null : this.#locate(failure.trace, failure.schema, failure.instance);
			if (place === null) continue;
			const { visit, token, whole } = place;
			if (token === null) {
				if (whole) visit.failures.push(failure);
			} else {
				const keyword = recordOf(visit, token);
				keyword.invalid = true;
				if (whole) keyword.failures.push(failure);
			}
			for (let at: Visit = visit; ; at = at.outer.visit) {
				at.invalid = true;
				if (at === upTo || at.outer === null) break;
				at.outer.keyword.invalid = true;
			}
		}
	}

	/** Puts what the keywords say of the value beside them. */
	note(annotations: readonly Annotation[]): void {
		for (const annotation of annotations) {
			const place = this.#locate(annotation.trace, annotation.schema, annotation.instance);
			if (place?.whole === true && place.token !== null) recordOf(place.visit, place.token).annotation = annotation;
		}
	}

	/** The innermost recorded schema on the way to a place. */
	#locate(trace: Trace, place: SchemaPlace, instance: number): Place | null {
		let at: Trace | null = trace;
		while (at !== null && at.depth > DEEPEST) at = at.outer;
		let ahead = at === trace ? stepInto(trace.schema, place) : '';
		let on = at === trace ? instance : (at?.instance ?? instance);
		let last = at === trace;
		while (at !== null) {
			const tokens = ahead.split('/').slice(1);
			const { path } = at;
			for (let count = tokens.length; count >= 0; count--) {
				const inner = tokens
					.slice(0, count)
					.map((token) => `/${token}`)
					.join('');
				const visit = this.#byPlace.get(keyOf(path + inner, on));
				if (visit === undefined) continue;
				const token = tokens[count] ?? null;
				return { visit, token, whole: last && count >= tokens.length - 1 };
			}
			ahead = at.step;
			on = at.outer?.instance ?? on;
			at = at.outer;
			last = false;
		}
		return null;
	}
}

const keyOf = (path: string, instance: number): string => `${instance} ${path}`;

function recordOf({ keywords }: Visit, token: string): KeywordRecord {
	let record = keywords.get(token);
	if (record === undefined) {
		record = { failures: [], inside: [], annotation: null, invalid: false };
		keywords.set(token, record);
	}
	return record;
}

/**
 * Judges a value and records all that is applied to it on the way; null where the run has no answer.
 * @param plan compiled with `traced: true`
 */
export function record(plan: Plan, value: Document): Visit | null {
	const recorder = new Recorder(plan, value);
	recorder.run(0);
	const [root] = recorder.visits;
	if (root === undefined || recorder.exhaustedAt >= 0) return null;
	recorder.settle(recorder.failures, root);
	recorder.note(recorder.annotations ?? []);
	return root;
}
