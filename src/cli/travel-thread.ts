import type { MessagePort } from 'node:worker_threads';
import { Memory, type Profile } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import type { ReplayAnswer, TravelAnswer, TravelRequest } from '../worker/protocol.ts';
import { replayInSteps, travelInSteps } from '../worker/travel-job.ts';
import type { Thread } from './guarded-judge.ts';
import type { FromThread, TravelJob } from './protocol.ts';

/** What becomes of a search: the edits with the whole text after them, or why there are none. */
export type TravelEnd =
	| { readonly type: 'travelled'; readonly answer: TravelAnswer; readonly whole: Whole }
	| { readonly type: 'fault'; readonly message: string }
	/** A value took so long to check that the thread was ended. */
	| { readonly type: 'timeout' };

/** The whole text with the schema in its place, or why it cannot be put there; null where nothing was found. */
export type Whole = Extract<ReplayAnswer, { readonly ok: true }>['whole'] | null;

/** Milliseconds over its budget after which a search that does not end is ended. */
const GRACE = 3000;

/** Looks for edits in another thread, so that a pattern that backtracks without end can be stopped. */
export async function travelIn(createThread: () => Thread, request: TravelRequest, budget: number): Promise<TravelEnd> {
	const thread = createThread();
	let timer: NodeJS.Timeout | undefined;
	try {
		return await new Promise<TravelEnd>((settle) => {
			const fault = (message: string) => settle({ type: 'fault', message });
			thread.on('message', (message: FromThread) => {
				if (message.type === 'ready') {
					thread.postMessage({ travel: { ...request, budget } });
					timer = setTimeout(() => settle({ type: 'timeout' }), budget + GRACE);
				} else if (message.type === 'travelled') settle(message);
				else if (message.type === 'fault') fault(message.message);
			});
			thread.on('error', (error) => fault(`The searching thread broke: ${error.message}`));
			thread.on('exit', (code) => fault(`The searching thread ended by itself, with code ${code}.`));
		});
	} finally {
		clearTimeout(timer);
		await thread.terminate();
	}
}

/** Looks for edits whenever the port asks for them. */
export function serveTravel(port: Pick<MessagePort, 'on' | 'postMessage'>): void {
	const answer = (message: FromThread) => port.postMessage(message);
	port.on('message', (job: object) => {
		if (!isTravel(job)) return;
		try {
			answer(travelled(job.travel));
		} catch (error) {
			answer({ type: 'fault', message: error instanceof Error ? error.message : String(error) });
		}
	});
}

export function isTravel(job: object): job is TravelJob {
	return 'travel' in job;
}

function travelled(request: TravelRequest): Extract<FromThread, { type: 'travelled' }> {
	const memory = new Memory();
	const untold = () => undefined;
	const answer = travelInSteps(request, profileOf, memory, untold);
	if (!answer.ok) return { type: 'travelled', answer, whole: null };
	const choices = answer.travel.steps.map((step) => ({ step, on: true }));
	const replayed = replayInSteps({ ...request, choices }, profileOf, memory, untold);
	return { type: 'travelled', answer, whole: replayed.ok ? replayed.whole : replayed };
}

function profileOf(id: string): Profile {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(`There is no profile "${id}".`);
	return profile;
}
