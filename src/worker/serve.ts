import { NoSchemaError } from '../sources/index.ts';
import type { Answered, FromWorker, JobKind, Jobs, Progress, ToWorker } from './protocol.ts';

/** Does one kind of job. May report progress; what it throws is answered as a fault. */
export type JobHandler<K extends JobKind> = (
	request: Jobs[K]['request'],
	progress: (progress: Progress) => void,
) => Jobs[K]['answer'];

export type JobHandlers = { readonly [K in JobKind]: JobHandler<K> };

/** The part of a worker's global scope that is used. */
export interface WorkerScope {
	postMessage(message: FromWorker): void;
	addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
}

/** Answers run messages with the handlers, and says `ready`. */
export function serve(scope: WorkerScope, handlers: JobHandlers): void {
	scope.addEventListener('message', ({ data }) => {
		const { run } = data;
		try {
			const progress = (progress: Progress) => scope.postMessage({ type: 'progress', run, progress });
			scope.postMessage(answer(data, handlers, progress));
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			scope.postMessage({ type: 'fault', run, message, ...(error instanceof NoSchemaError ? { astray: true } : {}) });
		}
	});
	scope.postMessage({ type: 'ready' });
}

function answer<K extends JobKind>(
	{ run, kind, request }: { run: number; kind: K; request: Jobs[K]['request'] },
	handlers: { readonly [L in K]: JobHandler<L> },
	progress: (progress: Progress) => void,
): Answered {
	const handler: JobHandler<K> = handlers[kind];
	// The mapped union is not seen through a type parameter; kind and answer belong together by JobHandler<K>.
	return { type: 'answer', run, kind, answer: handler(request, progress) } as Answered;
}
