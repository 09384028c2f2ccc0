import type { Progress } from '../worker/protocol.ts';

/** What a job that a person waits for is at. */
export type JobRun =
	| { readonly status: 'idle' }
	/** `since` in milliseconds since the epoch: when the answer was first waited for. */
	| { readonly status: 'running'; readonly since: number; readonly progress: Progress | null }
	| { readonly status: 'cancelled' }
	| { readonly status: 'failed'; readonly message: string };
