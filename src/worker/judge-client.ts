import type { Report } from '../core/index.ts';
import { guardReport } from './guard.ts';
import {
	JobClient,
	type JobClientOptions,
	type JobClientState,
	type JobOutcome,
	type RunOptions,
} from './job-client.ts';
import type { ConvertRequest, JobKind, Jobs, JudgeRequest, ListRequest, OutputRequest, Progress } from './protocol.ts';

/** Milliseconds a judgement may take unless told otherwise. */
export const DEFAULT_DEADLINE = 2000;
/** Milliseconds a list of schemas may take unless told otherwise: a document may hold thousands. */
export const LIST_DEADLINE = 20_000;
/** Milliseconds a conversion may take: a megabyte of YAML is read in more than one second. */
export const CONVERT_DEADLINE = 30_000;

/** The jobs about rewriting a schema, and about values of it. */
type AskedKind = 'travel' | 'replay' | 'codeActions' | 'generate';

/** How a judgement ended: a report (ours, when the time guard ended it), or why there is none. */
export type JudgeOutcome =
	| { readonly status: 'report'; readonly report: Report; readonly milliseconds: number }
	| Exclude<JobOutcome<'judge'>, { status: 'answer' } | { status: 'timeout' }>;

export interface JudgeClientOptions extends JobClientOptions {
	/** The version of a profile, for the report of a run that did not end. */
	readonly versionOf: (profile: string) => string;
}

export interface JudgeOptions {
	/** Milliseconds; DEFAULT_DEADLINE when absent. */
	readonly deadline?: number;
	readonly onProgress?: (progress: Progress) => void;
}

/** Judges in a worker: newest wins, and a run past its deadline is a report with the verdict `exhausted`. */
export class JudgeClient {
	readonly #jobs: JobClient;
	readonly #versionOf: (profile: string) => string;

	constructor(options: JudgeClientOptions) {
		this.#jobs = new JobClient(options);
		this.#versionOf = options.versionOf;
	}

	get state(): JobClientState {
		return this.#jobs.state;
	}

	/** Asks for a judgement. The promise never rejects. */
	async judge(request: JudgeRequest, options: JudgeOptions = {}): Promise<JudgeOutcome> {
		const { deadline = DEFAULT_DEADLINE, onProgress } = options;
		const outcome = await this.#jobs.run('judge', request, { deadline, ...(onProgress ? { onProgress } : {}) });
		if (outcome.status === 'answer') {
			return { status: 'report', report: outcome.answer, milliseconds: outcome.milliseconds };
		}
		if (outcome.status !== 'timeout') return outcome;
		const { used, limit } = outcome;
		const report = guardReport({
			profile: { id: request.profile, version: this.#versionOf(request.profile) },
			context: request.context,
			withValue: request.value !== null,
			used,
			limit,
		});
		return { status: 'report', report, milliseconds: used };
	}

	/** Asks for the standard's output. Beside judgements, as lists are. The promise never rejects. */
	output(request: OutputRequest, { deadline = DEFAULT_DEADLINE }: JudgeOptions = {}): Promise<JobOutcome<'output'>> {
		return this.#jobs.run('output', request, { deadline });
	}

	/**
	 * Asks for the list of every schema of a document with its verdicts. Beside judgements: each waits for the other,
	 * and the newest of each kind wins. The promise never rejects.
	 */
	list(request: ListRequest, options: JudgeOptions = {}): Promise<JobOutcome<'list'>> {
		const { deadline = LIST_DEADLINE, onProgress } = options;
		return this.#jobs.run('list', request, { deadline, ...(onProgress ? { onProgress } : {}) });
	}

	/** Asks for a text in the other notation. Beside judgements, as lists are. The promise never rejects. */
	convert(request: ConvertRequest): Promise<JobOutcome<'convert'>> {
		return this.#jobs.run('convert', request, { deadline: CONVERT_DEADLINE });
	}

	/** Asks for another job. Beside judgements, as lists are. The promise never rejects. */
	ask<K extends AskedKind>(kind: K, request: Jobs[K]['request'], options: RunOptions): Promise<JobOutcome<K>> {
		return this.#jobs.run(kind, request, options);
	}

	/** Ends what runs and drops what waits: all, or one kind of job. */
	cancel(kind?: JobKind): void {
		this.#jobs.cancel(kind);
	}

	/** After `unavailable`: the next judgement tries to start a worker again. */
	retry(): void {
		this.#jobs.retry();
	}

	/** Ends the worker. A later judgement starts a fresh one. */
	dispose(): void {
		this.#jobs.dispose();
	}
}
