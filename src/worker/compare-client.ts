import { type Answered, type Comparison, comparisonOf } from '../compare/view.ts';
import { guardReport } from './guard.ts';
import { JobClient, type JobClientOptions, type JobOutcome } from './job-client.ts';
import type { CompareRequest, Progress, TargetName } from './protocol.ts';

/** What is known of a profile without the engine. */
export type Comparable = Answered['profile'];

/** How a comparison ended. */
export type CompareOutcome =
	| { readonly status: 'comparison'; readonly comparison: Comparison }
	| Exclude<JobOutcome<'compare'>, { status: 'answer' } | { status: 'timeout' }>;

export interface CompareOptions {
	/** Milliseconds that all profiles together may take; then each is given as long by itself. */
	readonly deadline: number;
	readonly onProgress?: (progress: Progress) => void;
}

/**
 * Compares in a worker. One job reads the texts once for all profiles. Where that job does not end in time, each
 * profile is judged in a job of its own, so that only those that hang are `exhausted`.
 */
export class CompareClient {
	readonly #jobs: JobClient;
	readonly #profileOf: (id: string) => Comparable;
	/** Number of the newest comparison: profiles of an older one are not judged further. */
	#asked = 0;

	/** @param profileOf looks a profile up */
	constructor(options: JobClientOptions, profileOf: (id: string) => Comparable) {
		this.#jobs = new JobClient(options);
		this.#profileOf = profileOf;
	}

	/** Asks for a comparison. The promise never rejects. */
	async compare(request: CompareRequest, options: CompareOptions): Promise<CompareOutcome> {
		const asked = ++this.#asked;
		// What an older comparison judges by itself would be waited for.
		this.#jobs.cancel('judge');
		const outcome = await this.#jobs.run('compare', request, options);
		if (outcome.status === 'answer') return { status: 'comparison', comparison: outcome.answer };
		if (outcome.status !== 'timeout') return outcome;
		return this.#oneByOne(request, options, asked);
	}

	/** Ends the comparison that is on. */
	cancel(): void {
		this.#asked++;
		this.#jobs.cancel();
	}

	/** After `unavailable`: the next comparison tries to start a worker again. */
	retry(): void {
		this.#jobs.retry();
	}

	/** Starts the worker ahead of the first comparison. */
	warm(): void {
		this.#jobs.warm();
	}

	/** Nobody waits for an answer any more: what is on may end, and nothing follows it. */
	leave(): void {
		this.#asked++;
	}

	async #oneByOne(
		{ targets, ...texts }: CompareRequest,
		{ deadline, onProgress }: CompareOptions,
		asked: number,
	): Promise<CompareOutcome> {
		const answers: Answered[] = [];
		for (const target of targets) {
			if (asked !== this.#asked) return { status: 'superseded' };
			const profile = this.#profileOf(target.profile);
			onProgress?.({
				phase: `One of them does not end, so each is judged by itself: ${profile.title}`,
				fraction: answers.length / targets.length,
			});
			const context = contextOf(target, profile);
			const outcome = await this.#jobs.run('judge', { ...texts, profile: target.profile, context }, { deadline });
			if (outcome.status === 'answer') answers.push({ profile, report: outcome.answer });
			else if (outcome.status === 'timeout') {
				const { used, limit } = outcome;
				const withValue = texts.value !== null;
				answers.push({ profile, report: guardReport({ profile, context, withValue, used, limit }) });
			} else return outcome;
		}
		return { status: 'comparison', comparison: comparisonOf(answers) };
	}
}

function contextOf({ context }: TargetName, { contexts }: Comparable): string {
	return context ?? contexts[0].id;
}
