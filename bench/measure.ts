/** Times functions fairly: warmed up, several rounds, the candidates taking turns so that drift hits all alike. */

export interface Candidate {
	readonly name: string;
	readonly run: () => unknown;
}

export interface Timing {
	readonly name: string;
	/** Median milliseconds for one call; null when the candidate threw. */
	readonly ms: number | null;
	readonly error?: string;
}

/** Keeps results alive, so that no engine drops the work. */
let sink: unknown;

async function batchSize(run: () => unknown, targetMs: number): Promise<number> {
	const start = performance.now();
	let calls = 0;
	do {
		sink = await run();
		calls++;
	} while (performance.now() - start < targetMs);
	return Math.max(1, Math.round((calls * targetMs) / (performance.now() - start)));
}

async function timeBatch(run: () => unknown, calls: number): Promise<number> {
	const start = performance.now();
	for (let call = 0; call < calls; call++) {
		const result = run();
		sink = result instanceof Promise ? await result : result;
	}
	return (performance.now() - start) / calls;
}

/** The middle of the numbers. */
export function median(numbers: readonly number[]): number {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[sorted.length >> 1];
}

/**
 * Median time of one call of each candidate.
 * @param rounds how often each candidate is timed, in turns
 * @param batchMs how long one timing lasts at least
 */
export async function race(candidates: readonly Candidate[], rounds = 7, batchMs = 30): Promise<readonly Timing[]> {
	const ready: { name: string; run: () => unknown; calls: number; times: number[]; error?: string }[] = [];
	for (const { name, run } of candidates) {
		try {
			await batchSize(run, batchMs * 3);
			ready.push({ name, run, calls: await batchSize(run, batchMs), times: [] });
		} catch (error) {
			ready.push({ name, run, calls: 0, times: [], error: String(error) });
		}
	}
	for (let round = 0; round < rounds; round++) {
		for (const { run, calls, times } of ready) if (calls > 0) times.push(await timeBatch(run, calls));
	}
	return ready.map(({ name, times, error }) => ({
		name,
		ms: times.length > 0 ? median(times) : null,
		...(error === undefined ? {} : { error }),
	}));
}

/** The last result computed, so that no engine may drop the work that made it. */
export const lastResult = (): unknown => sink;
