import { createStore, type StoreApi } from 'zustand/vanilla';
import type { JobOutcome } from '../../worker/job-client.ts';
import type { JudgeClient } from '../../worker/judge-client.ts';
import type { GenerateRequest, MadeValue } from '../../worker/protocol.ts';
import { judgeRequestOf } from '../judge-request.ts';
import type { SessionState, SessionStore } from '../session.ts';

/** Milliseconds until a making that does not end is ended. */
export const MAKING_DEADLINE = 5000;

export interface MakingState {
	/** When a value was asked for, in milliseconds since the epoch; null: none is being made. */
	readonly since: number | null;
}

export interface MakingParts {
	readonly session: SessionStore;
	readonly client: Pick<JudgeClient, 'ask' | 'cancel'>;
	/** A number from 0 (included) to 1 (excluded): where the seeds begin. */
	readonly random: () => number;
}

type Made = Extract<MadeValue, { status: 'made' }>;

/**
 * Makes values of the schema that is worked on, for the value editor. What is edited meanwhile is left alone.
 */
export class Making {
	readonly store: StoreApi<MakingState> = createStore<MakingState>()(() => ({ since: null }));
	readonly #parts: MakingParts;
	#seed: number;
	/** Number of the newest question; what any other brings is of no interest. */
	#asked = 0;

	constructor(parts: MakingParts) {
		this.#parts = parts;
		this.#seed = Math.floor(parts.random() * 0x1_0000_0000);
	}

	/**
	 * Makes a value and puts it into the value editor; each time another one. Why there is none, a notice says.
	 * @returns what was put in; null where nothing was
	 */
	async make(want: GenerateRequest['want']): Promise<Made | null> {
		const { session, client } = this.#parts;
		const asked = ++this.#asked;
		this.#seed = (this.#seed + 1) >>> 0;
		const state = session.getState();
		const { value: _, ...request } = judgeRequestOf({ ...state, annotations: false });
		this.store.setState({ since: Date.now() });
		const outcome = await client.ask(
			'generate',
			{ ...request, want, seed: this.#seed, present: state.value },
			{ deadline: MAKING_DEADLINE },
		);
		if (asked !== this.#asked) return null;
		this.store.setState({ since: null });
		return isSameWork(session.getState(), state) ? this.#receive(outcome) : null;
	}

	/** Ends the making that is on. */
	cancel(): void {
		this.#asked++;
		this.#parts.client.cancel('generate');
		this.store.setState({ since: null });
	}

	#receive(outcome: JobOutcome<'generate'>): Made | null {
		const { convert, dismiss, notify } = this.#parts.session.getState();
		if (outcome.status === 'answer' && outcome.answer.status === 'made') {
			dismiss('value');
			convert('value', outcome.answer.value);
			return outcome.answer;
		}
		if (outcome.status === 'cancelled' || outcome.status === 'superseded') return null;
		notify({ kind: 'value', tone: 'info', text: whyNone(outcome) });
		return null;
	}
}

type Ended = Exclude<JobOutcome<'generate'>, { status: 'cancelled' | 'superseded' }>;

function whyNone(outcome: Ended): string {
	if (outcome.status === 'answer') return outcome.answer.status === 'none' ? outcome.answer.sentence : '';
	if (outcome.status === 'timeout') {
		return `No value was made within ${Math.round(outcome.limit / 1000)} s. A pattern that backtracks without end is the usual cause.`;
	}
	return outcome.message;
}

/** Whether a value that was asked for in one state still belongs into the other. */
function isSameWork(a: SessionState, b: SessionState): boolean {
	const names = ['schema', 'value', 'pointer', 'profile', 'context'] as const;
	return names.every((name) => a[name] === b[name]);
}
