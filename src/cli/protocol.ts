import type { Verdict } from '../core/index.ts';
import type { Job } from './job.ts';

/** Main thread to judging thread. Jobs are answered in the order in which they come. */
export type ToThread = Job;

/** Judging thread to main thread. A report travels as the JSON text that is printed anyway. */
export type FromThread =
	/** Sent once, when the thread can judge. */
	| { readonly type: 'ready' }
	| { readonly type: 'report'; readonly json: string; readonly verdict: Verdict }
	/** Judging threw: a fault of ours, not of the texts. */
	| { readonly type: 'fault'; readonly message: string };
