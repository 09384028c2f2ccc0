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

/** A call that takes this long is timed three times and no more. */
const SLOW_MS = 250;

interface Runner {
	readonly name: string;
	readonly run: () => unknown;
	calls: number;
	rounds: number;
	readonly times: number[];
	error?: string;
}

async function warmUp({ name, run }: Candidate, rounds: number, batchMs: number): Promise<Runner> {
	const runner: Runner = { name, run, calls: 1, rounds, times: [] };
	try {
		const once = await timeBatch(run, 1);
		if (once > SLOW_MS) return { ...runner, rounds: 3 };
		await batchSize(run, batchMs * 3);
		return { ...runner, calls: await batchSize(run, batchMs) };
	} catch (error) {
		return { ...runner, rounds: 0, error: String(error) };
	}
}

/**
 * Median time of one call of each candidate.
 * @param rounds how often each candidate is timed, in turns
 * @param batchMs how long one timing lasts at least
 */
export async function race(candidates: readonly Candidate[], rounds = 7, batchMs = 30): Promise<readonly Timing[]> {
	const runners: Runner[] = [];
	for (const candidate of candidates) runners.push(await warmUp(candidate, rounds, batchMs));
	for (let round = 0; round < rounds; round++) {
		for (const runner of runners) {
			if (round < runner.rounds) runner.times.push(await timeBatch(runner.run, runner.calls));
		}
	}
	return runners.map(({ name, times, error }) => ({
		name,
		ms: times.length > 0 ? median(times) : null,
		...(error === undefined ? {} : { error }),
	}));
}

/** The last result computed, so that no engine may drop the work that made it. */
export const lastResult = (): unknown => sink;
