import type { OutputFormat } from '../core/index.ts';
import type { JudgeClient, JudgeOutcome } from '../worker/judge-client.ts';
import { judgeRequestOf } from './judge-request.ts';
import type { PreferencesStore } from './preferences.ts';
import type { SessionStore } from './session.ts';
import type { RunMark } from './storage/run-mark.ts';

export interface JudgingParts {
	readonly session: SessionStore;
	readonly preferences: PreferencesStore;
	readonly client: Pick<JudgeClient, 'state' | 'judge' | 'output' | 'cancel' | 'retry' | 'dispose'>;
	readonly mark: RunMark;
}

/** Milliseconds after which a run is noted in storage: a short one cannot take the page down. */
export const MARK_AFTER = 250;

/**
 * Keeps a session judged: a run is asked for at the start and on every change, the client lets the newest
 * win, and the last report stays until the next one is there.
 */
export class JudgeSession {
	readonly #parts: JudgingParts;
	#unsubscribe: (() => void) | null = null;
	#markTimer: ReturnType<typeof setTimeout> | undefined;
	/** Number of the newest question; the outcome of any other is of no interest. */
	#asked = 0;

	constructor(parts: JudgingParts) {
		this.#parts = parts;
	}

	/** Begins to judge. Does nothing when begun already. May be begun again after `stop`. */
	start(): void {
		if (this.#unsubscribe !== null) return;
		const { session } = this.#parts;
		this.#unsubscribe = session.subscribe((state, before) => {
			// What was paused is about the texts of then, not about others.
			const others = state.opened !== before.opened || state.edits !== before.edits;
			if (others && state.run.status === 'paused') this.judge();
			else if (state.revision !== before.revision && state.run.status !== 'paused') this.#ask();
		});
		if (session.getState().run.status !== 'paused') this.#ask();
	}

	/** Ends the worker and stops following the session. */
	stop(): void {
		this.#unsubscribe?.();
		this.#unsubscribe = null;
		this.#asked++;
		this.#parts.client.dispose();
		this.#settle();
		if (this.#parts.session.getState().run.status === 'running')
			this.#parts.session.getState().setRun({ status: 'idle' });
	}

	/** Judges now: what was paused, cancelled or failed. */
	judge(): void {
		this.#parts.session.getState().dismiss('paused');
		this.#parts.client.retry();
		this.#ask();
	}

	/** Ends the run that is on. */
	cancel(): void {
		this.#parts.client.cancel();
	}

	/** The standard's output on the present texts; null where there is none. */
	async output(format: OutputFormat): Promise<string | null> {
		const { session, preferences, client } = this.#parts;
		const request = { ...judgeRequestOf(session.getState()), output: format };
		const outcome = await client.output(request, { deadline: preferences.getState().deadline });
		return outcome.status === 'answer' ? outcome.answer : null;
	}

	#ask(): void {
		const { session, preferences, client } = this.#parts;
		const state = session.getState();
		const since = state.run.status === 'running' ? state.run.since : Date.now();
		state.setRun({ status: 'running', since, progress: null });
		this.#watch();
		const { revision } = state;
		const asked = ++this.#asked;
		const outcome = client.judge(judgeRequestOf(state), {
			deadline: preferences.getState().deadline,
			onProgress: (progress) => {
				if (asked === this.#asked) session.getState().setRun({ status: 'running', since, progress });
			},
		});
		void outcome.then((ended) => {
			if (asked === this.#asked) this.#receive(ended, revision);
		});
	}

	#receive(outcome: JudgeOutcome, revision: number): void {
		if (outcome.status === 'superseded') return;
		const { setReport, setRun } = this.#parts.session.getState();
		if (outcome.status === 'report') setReport(outcome.report, revision, outcome.milliseconds);
		this.#settle();
		if (outcome.status === 'report') setRun({ status: 'idle' });
		else if (outcome.status === 'fault' && outcome.astray === true) setRun({ status: 'astray' });
		else if (outcome.status === 'cancelled') setRun({ status: 'cancelled' });
		else setRun({ status: 'failed', message: outcome.message });
	}

	/** Marks a run that takes long. A worker that is still loading is no danger. */
	#watch(): void {
		this.#markTimer ??= setTimeout(() => {
			this.#markTimer = undefined;
			if (this.#parts.client.state === 'running') this.#parts.mark.set();
			else this.#watch();
		}, MARK_AFTER);
	}

	#settle(): void {
		clearTimeout(this.#markTimer);
		this.#markTimer = undefined;
		this.#parts.mark.clear();
	}
}
