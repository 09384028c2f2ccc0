import { Document } from '../../../core/document/document.ts';
import type { Evaluation, Failure } from '../../../core/evaluate/evaluation.ts';
import type { AnswerInput } from '../../../core/profile/profile.ts';
import { compilationOf } from '../admit.ts';
import { blockContext } from '../contexts.ts';
import { type HostAnswer, validate } from '../evaluation/run.ts';
import type { Origin } from '../evaluation/site.ts';
import { originFailure } from './origin.ts';

/** What the reply needs of an evaluation: the host's own answer beside the engine's. */
interface AnswerMemo {
	readonly host: HostAnswer;
	/** What the engine found; null where it cannot compile the schema. */
	readonly engine: Evaluation | null;
}

/** The host's answer behind an evaluation of this profile. */
export function answerOf(evaluation: Evaluation): AnswerMemo {
	return evaluation.memo as AnswerMemo;
}

const DEBUG = '_debug';
const NOTHING: Evaluation = { valid: true, failures: [], truncated: false, steps: 0, exhaustedAt: -1, costliest: -1 };
const FITS: HostAnswer = { valid: true, rows: [], origin: null, thrown: null };

/**
 * The host's verdict on a value, with the engine's list of all that is wrong, the host's first failure on top.
 */
export function answer({ context, admission, value, root, evaluation }: AnswerInput): Evaluation {
	const { environment } = compilationOf(admission);
	if (environment === null) throw new Error('The schema is not taken.');
	const checked = blockContext(context).stripsDebug ? withoutDebug(value, root) : value;
	// The check answers with a promise, which the host takes for a yes.
	const host = environment.isAsync ? FITS : validate(environment, { document: checked, node: root });
	const found = evaluation ?? NOTHING;
	const memo: AnswerMemo = { host, engine: evaluation };
	if (host.valid) return { ...found, valid: true, failures: [], truncated: false, memo };
	const failures = found.failures.filter((failure) => !isInDebug(failure, checked, value, root));
	return { ...found, valid: false, failures: withFirst(failures, host, checked), memo };
}

function withFirst(failures: readonly Failure[], { origin, rows }: HostAnswer, value: Document): readonly Failure[] {
	if (origin === null) return failures;
	const at = failures.findIndex((failure) => isSame(failure, origin));
	if (at < 0) return [originFailure(origin, rows, value), ...failures];
	return [failures[at], ...failures.slice(0, at), ...failures.slice(at + 1)];
}

function isSame({ schema, instance, detail }: Failure, origin: Origin): boolean {
	if (schema.node !== origin.place.node || schema.document !== origin.place.document) return false;
	if (instance !== origin.instance) return false;
	return origin.property === null || !('property' in detail) || detail.property === origin.property;
}

/** The value without the property that the host takes out before it checks an answer. Nodes keep their numbers. */
function withoutDebug(value: Document, root: number): Document {
	const removed = debugNodes(value, root);
	if (removed.length === 0) return value;
	return new Document({ ...value, shadowed: new Set([...(value.shadowed ?? []), ...removed]) });
}

function debugNodes(value: Document, root: number): readonly number[] {
	const nodes: number[] = [];
	for (let child = root + 1; child < value.nexts[root]; child = value.nexts[child]) {
		if (value.key(child) === DEBUG) nodes.push(child);
	}
	return nodes;
}

/** Whether a failure of the engine is one of the property that the host takes out. */
function isInDebug({ instance, detail }: Failure, checked: Document, value: Document, root: number): boolean {
	if (checked === value) return false;
	if (instance === root && 'property' in detail && detail.property === DEBUG && detail.kind !== 'missing') return true;
	return debugNodes(value, root).some((node) => instance >= node && instance < value.nexts[node]);
}
