import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Side, SourceText } from '../core/index.ts';
import type { PlacedLoss } from '../worker/convert-job.ts';
import type { JudgeClient } from '../worker/judge-client.ts';
import type { SessionStore } from './session.ts';

type Format = SourceText['format'];

/** A conversion that would lose something: it waits for a person's word. */
export interface Question {
	readonly side: Side;
	readonly from: SourceText;
	readonly to: SourceText;
	readonly losses: readonly PlacedLoss[];
}

export interface ConversionState {
	/** `since` in milliseconds since the epoch; null: none is on. */
	readonly running: { readonly side: Side; readonly since: number } | null;
	readonly question: Question | null;
}

/** How a switch of the notation ended. */
export type Switched =
	/** The text now stands in the other notation. */
	| { readonly how: 'converted' }
	/** There was nothing to convert. */
	| { readonly how: 'empty' }
	/** The text is as it was and is now read in the other notation, because it cannot be read in the former one. */
	| { readonly how: 'kept'; readonly message: string; readonly line: number }
	/** Something would be lost: `question` says what. */
	| { readonly how: 'asked' }
	/** Nothing changed: cancelled, or the text was changed meanwhile. */
	| { readonly how: 'dropped' }
	| { readonly how: 'failed'; readonly message: string };

/** Switches the notation of a text: converts it where nothing is lost, and asks where something would be. */
export class Conversion {
	readonly store: StoreApi<ConversionState> = createStore<ConversionState>()(() => ({ running: null, question: null }));
	readonly #session: SessionStore;
	readonly #client: Pick<JudgeClient, 'convert' | 'cancel'>;
	/** Number of the newest question to the worker. */
	#asked = 0;

	constructor(session: SessionStore, client: Pick<JudgeClient, 'convert' | 'cancel'>) {
		this.#session = session;
		this.#client = client;
	}

	/** Takes the text of a side into a notation. */
	async switchTo(side: Side, to: Format): Promise<Switched> {
		const source = this.#session.getState()[side];
		if (source.format === to) return { how: 'dropped' };
		if (source.text.trim() === '') {
			this.#session.getState().setFormat(side, to);
			return { how: 'empty' };
		}
		const asked = ++this.#asked;
		this.store.setState({ running: { side, since: Date.now() }, question: null });
		const outcome = await this.#client.convert({ source, to });
		if (asked !== this.#asked) return { how: 'dropped' };
		this.store.setState({ running: null });
		if (this.#session.getState()[side] !== source) return { how: 'dropped' };
		if (outcome.status === 'timeout')
			return { how: 'failed', message: `Stopped after ${Math.round(outcome.used / 1000)} seconds.` };
		if (outcome.status === 'fault' || outcome.status === 'unavailable')
			return { how: 'failed', message: outcome.message };
		if (outcome.status !== 'answer') return { how: 'dropped' };
		const { answer } = outcome;
		if (!answer.ok) {
			this.#session.getState().setFormat(side, to);
			return { how: 'kept', message: answer.message, line: answer.range.start.line };
		}
		const converted = { text: answer.text, format: to };
		if (answer.losses.length > 0) {
			this.store.setState({ question: { side, from: source, to: converted, losses: answer.losses } });
			return { how: 'asked' };
		}
		this.#session.getState().convert(side, converted);
		return { how: 'converted' };
	}

	/** Converts all the same. Answers false where the text was changed meanwhile: then nothing is done. */
	accept(): boolean {
		return this.#settle((side, { to }) => this.#session.getState().convert(side, to));
	}

	/** Keeps the text and reads it in the other notation. Answers false where the text was changed meanwhile. */
	keep(): boolean {
		return this.#settle((side, { to }) => this.#session.getState().setFormat(side, to.format));
	}

	/** Leaves text and notation as they are. */
	dismiss(): void {
		this.store.setState({ question: null });
	}

	/** Ends the conversion that is on. */
	cancel(): void {
		this.#asked++;
		this.#client.cancel('convert');
		this.store.setState({ running: null });
	}

	#settle(act: (side: Side, question: Question) => void): boolean {
		const { question } = this.store.getState();
		if (question === null) return false;
		this.store.setState({ question: null });
		if (this.#session.getState()[question.side] !== question.from) return false;
		act(question.side, question);
		return true;
	}
}
