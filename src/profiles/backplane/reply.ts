import type { Document } from '../../core/document/document.ts';
import type { Failure } from '../../core/evaluate/evaluation.ts';
import type { Outcome } from '../../core/profile/profile.ts';
import type { Reply } from '../../core/report.ts';
import { type HostError, hostError } from './errors.ts';
import { inspect } from './inspect.ts';
import { atom, binary, NIL, type Term, termToJson } from './term.ts';

/** A place in the arguments as the host writes it: names are not escaped. */
export function argumentPath(document: Document, node: number): string {
	const steps: string[] = [];
	for (let at = node; at > 0; at = document.parent(at)) {
		const name = document.key(at);
		steps.push(name === undefined ? `[${document.place(at)}]` : `.${name}`);
	}
	return `$arguments${steps.reverse().join('')}`;
}

/** The host's error for a failure of the arguments. */
export function failureError({ detail, instance }: Failure, value: Document): HostError {
	const path = binary(argumentPath(value, instance));
	switch (detail.kind) {
		case 'type':
			return hostError('wrong-type', { path, type: binary(detail.expected[0]) });
		case 'bound':
			return hostError('below-minimum', { path, minimum: { kind: 'number', text: detail.limit } });
		case 'missing':
			return hostError('missing', { path, property: binary(detail.property) });
		case 'extra':
			return hostError('additional', { path, property: binary(detail.property) });
		case 'branches':
			return hostError('oneOf-match', { path });
		default:
			throw new Error(`The host has no keyword that fails by "${detail.kind}".`);
	}
}

/** The error with which the host stops; null when it goes through or never comes to the check. */
function errorOf({ stage, admission, preflight, evaluation, value }: Outcome): HostError | null {
	switch (stage) {
		case 'before-schema':
		case 'envelope':
			return (preflight?.memo ?? null) as HostError | null;
		case 'schema':
			return (admission?.memo ?? null) as HostError | null;
		case 'evaluation': {
			const failure = evaluation?.failures[0];
			return failure === undefined || value === null ? null : failureError(failure, value);
		}
		default:
			return null;
	}
}

/**
 * What `validate/2` returns: the term as `inspect/1` prints it, and for an error its class, message and
 * details as `Error.to_map/1` gives them. Empty where the host does not come to its check: a text that it
 * cannot decode, or no arguments yet.
 */
export function reply(outcome: Outcome): Reply {
	const error = errorOf(outcome);
	if (error !== null) {
		return {
			class: error.class,
			message: error.message,
			details: Object.fromEntries(Object.entries(error.details).map(([name, term]) => [name, termToJson(term)])),
			text: inspect({ kind: 'tuple', items: [atom('error'), errorTerm(error)] }),
		};
	}
	if (outcome.verdict !== 'accepted' || outcome.value === null) return { text: '' };
	const input: Term = { kind: 'node', document: outcome.value, node: 0 };
	return { ok: true, text: inspect({ kind: 'tuple', items: [atom('ok'), input] }) };
}

function errorTerm(error: HostError): Term {
	return {
		kind: 'fields',
		struct: 'Backplane.AgentRuntime.Error',
		fields: {
			class: atom(error.class),
			message: binary(error.message),
			details: { kind: 'fields', fields: error.details },
			cause: NIL,
		},
	};
}

/** When the host says it. */
export function replyNote({ verdict, value, stage }: Outcome): string {
	if (stage === 'schema-text' || stage === 'value-text' || verdict === 'unreadable') {
		return 'The text fails to decode before it reaches the check; the error is the decoder’s.';
	}
	if (value === null && verdict === 'accepted') {
		return 'Nothing yet: the host checks schema and arguments together, at each call.';
	}
	const when =
		'At the execution gateway, at each call: before authorization, approval, budget reservation, the durable intent and the backend.';
	return stage === 'schema' ? `${when} The host gives no place for schema errors; the places here are ours.` : when;
}
