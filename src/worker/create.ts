import type { WorkerLike } from './job-client.ts';

/** Starts the worker in which everything reads and judges. */
export function createWorker(): WorkerLike {
	// The literal form is what the bundler looks for.
	return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'keyhole' });
}
