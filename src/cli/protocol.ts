import type { Verdict } from '../core/index.ts';
import type { TravelAnswer, TravelRequest } from '../worker/protocol.ts';
import type { Job } from './job.ts';
import type { Whole } from './travel-thread.ts';

/** Main thread to judging thread. Jobs are answered in the order in which they come. */
export type ToThread = Job | TravelJob;

/** A search for edits. */
export interface TravelJob {
	readonly travel: TravelRequest;
}

/** Judging thread to main thread. A report travels as the JSON text that is printed anyway. */
export type FromThread =
	/** Sent once, when the thread can judge. */
	| { readonly type: 'ready' }
	| { readonly type: 'report'; readonly json: string; readonly verdict: Verdict }
	| { readonly type: 'travelled'; readonly answer: TravelAnswer; readonly whole: Whole }
	/** Judging threw: a fault of ours, not of the texts. */
	| { readonly type: 'fault'; readonly message: string };
