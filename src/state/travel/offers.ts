import type { CodeAction } from '../../travel/view.ts';
import type { JudgeClient } from '../../worker/judge-client.ts';
import type { CodeActionsRequest } from '../../worker/protocol.ts';
import type { SessionState, SessionStore } from '../session.ts';

/** The edits that are offered, and the text that they are of. */
export interface Offered {
	readonly actions: readonly CodeAction[];
	readonly request: Omit<CodeActionsRequest, 'lines'>;
}

/** How an offered edit ended: what it did, or why nothing was changed, in a sentence. */
export interface Taken {
	readonly made: boolean;
	readonly sentence: string;
}

export interface OffersParts {
	readonly session: SessionStore;
	readonly client: Pick<JudgeClient, 'ask'>;
}

/** Milliseconds after which an offer that does not come is given up: it may not keep judgements waiting. */
const OFFER_DEADLINE = 2000;
const PROOF_DEADLINE = 6000;
const PROOF_BUDGET = 5000;

/** Edits offered one by one at the findings on the schema, for the chosen profile. */
export class Offers {
	readonly #parts: OffersParts;

	constructor(parts: OffersParts) {
		this.#parts = parts;
	}

	/**
	 * The edits at these lines of a text, once it is judged. Null where it is no longer the session's, or the report
	 * has nothing there: then the worker is not asked.
	 */
	async at(text: string, lines: CodeActionsRequest['lines']): Promise<Offered | null> {
		await this.#judged(text);
		const state = this.#parts.session.getState();
		if (state.schema.text !== text || !mayHave(state, lines)) return null;
		const request = requestOf(state);
		const outcome = await this.#parts.client.ask('codeActions', { ...request, lines }, { deadline: OFFER_DEADLINE });
		return outcome.status === 'answer' ? { actions: outcome.answer, request } : null;
	}

	/** Waits for the end of the run on a text, or for the end of the text. */
	#judged(text: string): Promise<void> {
		const { session } = this.#parts;
		return new Promise((resolve) => {
			const isOn = () => session.getState().schema.text === text && session.getState().run.status === 'running';
			if (!isOn()) {
				resolve();
				return;
			}
			const stop = session.subscribe(() => {
				if (isOn()) return;
				stop();
				resolve();
			});
		});
	}

	/** Makes one edit, where it is proved or changes the meaning as it says, and the text is still the same. */
	async take({ edit }: CodeAction, request: Offered['request']): Promise<Taken> {
		const { profile, context, ...where } = request;
		const outcome = await this.#parts.client.ask(
			'replay',
			{ ...where, targets: [{ profile, context }], choices: [{ step: edit, on: true }], budget: PROOF_BUDGET },
			{ deadline: PROOF_DEADLINE },
		);
		if (outcome.status !== 'answer') return not('message' in outcome ? outcome.message : 'It took too long.');
		if (!outcome.answer.ok) return not(outcome.answer.message);
		const { replay, whole } = outcome.answer;
		const [{ state, step }] = replay.steps;
		if (state === 'withdrawn') {
			const value = step.proof?.counterexample;
			const why = value === undefined ? (step.proof?.reason ?? '') : `\`${value}\` is told otherwise after it.`;
			return not(`The edit is withdrawn, for it would change the meaning: ${why}`);
		}
		if (state !== 'made') return not('There was no time to prove the edit.');
		if (!whole.ok) return not(whole.message);
		const now = this.#parts.session.getState();
		if (now.schema.text !== where.schema.text || now.pointer !== (where.pointer ?? null)) {
			return not('The schema has changed meanwhile.');
		}
		now.setText('schema', whole.text);
		const tried = step.proof?.tried.toLocaleString('en');
		return {
			made: true,
			sentence: `${step.sentence}${tried === undefined ? '' : ` ${tried} values tried, all alike.`}`,
		};
	}
}

/** Whether the report has something on these lines. Of a text that was not judged, it may. */
function mayHave(
	{ report, reportRevision, revision }: SessionState,
	{ first, last }: CodeActionsRequest['lines'],
): boolean {
	if (report === null || reportRevision !== revision) return true;
	return report.findings.some(
		({ side, range }) => side === 'schema' && range.start.line >= first && range.start.line <= last,
	);
}

function not(why: string): Taken {
	return { made: false, sentence: `Nothing was changed. ${why}` };
}

function requestOf(state: SessionState): Offered['request'] {
	const { schema, pointer, profile, context, formatAssertion, schemas } = state;
	return {
		schema,
		...(pointer === null ? {} : { pointer }),
		profile,
		context,
		settings: { formatAssertion, schemas },
	};
}
