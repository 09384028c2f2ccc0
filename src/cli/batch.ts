import { LINE_EXITS, lineProblem, readBatchLine } from './batch-line.ts';
import { EXIT, type ExitCode, exitOf, worseExit } from './exit.ts';
import type { GuardedJudge } from './guarded-judge.ts';
import { linesOf } from './lines.ts';

/** Lines read ahead of the oldest one that is not answered. */
const AHEAD = 64;

interface Printed {
	readonly text: string;
	readonly exit: ExitCode;
}

/**
 * Judges every line of a stream and prints one line for each, in their order, as soon as it is known. A line
 * that cannot be understood gets its own line with the error, and the batch goes on.
 * @returns the worst exit code of all lines
 */
export async function runBatch(
	chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
	judge: Pick<GuardedJudge, 'judge'>,
	print: (text: string) => Promise<void>,
): Promise<ExitCode> {
	let worst: ExitCode = EXIT.fits;
	let printed: Promise<void> = Promise.resolve();
	const ahead: Promise<void>[] = [];
	for await (const { number, bytes } of linesOf(chunks)) {
		const answer = answerLine(number, bytes, judge);
		if (answer === null) continue;
		printed = printed.then(async () => {
			const { text, exit } = await answer;
			worst = worseExit(worst, exit);
			await print(`${text}\n`);
		});
		ahead.push(printed);
		if (ahead.length >= AHEAD) await ahead.shift();
	}
	await printed;
	return worst;
}

function answerLine(
	line: number,
	bytes: Uint8Array | null,
	judge: Pick<GuardedJudge, 'judge'>,
): Promise<Printed> | null {
	const read = readBatchLine(line, bytes);
	if (read === null) return null;
	if (read.kind === 'problem') {
		const { problem } = read;
		return Promise.resolve({ text: JSON.stringify(problem), exit: LINE_EXITS[problem.error.code] });
	}
	const { job } = read;
	return judge.judge(job).then((answer) => {
		if (answer.type === 'report') return { text: answer.json, exit: exitOf(answer.verdict) };
		return { text: JSON.stringify(lineProblem(line, 'fault', answer.message, job.id)), exit: LINE_EXITS.fault };
	});
}
