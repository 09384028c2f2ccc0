import type { MessagePort } from 'node:worker_threads';
import { Memory } from '../core/index.ts';
import { runJob } from './job.ts';
import type { FromThread, ToThread } from './protocol.ts';
import { isTravel } from './travel-thread.ts';

/** Judges whatever comes through the port. */
export function serveJobs(port: Pick<MessagePort, 'on' | 'postMessage'>): void {
	const memory = new Memory();
	const answer = (message: FromThread) => port.postMessage(message);
	port.on('message', (job: ToThread) => {
		if (isTravel(job)) return;
		try {
			const report = runJob(job, memory);
			answer({ type: 'report', json: JSON.stringify(report), verdict: report.verdict });
		} catch (error) {
			answer({ type: 'fault', message: error instanceof Error ? error.message : String(error) });
		}
	});
	answer({ type: 'ready' });
}
