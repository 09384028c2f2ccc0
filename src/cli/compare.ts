import { comparisonOf } from '../compare/view.ts';
import type { Report, SourceText } from '../core/index.ts';
import type { TextFile } from './arguments.ts';
import type { CompareCommand } from './compare-arguments.ts';
import { EXIT, type ExitCode, exitOf, worseExit } from './exit.ts';
import type { GuardedJudge } from './guarded-judge.ts';
import { lookUp } from './job.ts';
import { comparisonMarkdown, comparisonTable } from './print-comparison.ts';

/** What a comparison touches of the world. */
export interface CompareWorld {
	readonly judge: GuardedJudge;
	readonly read: (file: TextFile) => Promise<SourceText>;
	readonly print: (text: string) => Promise<void>;
	readonly complain: (text: string) => void;
}

/**
 * Judges by every profile and prints the answers side by side. The exit code is the greatest of all the answers'.
 * @throws UnknownNameError
 */
export async function runCompare(
	command: CompareCommand,
	{ judge, read, print, complain }: CompareWorld,
): Promise<ExitCode> {
	const { targets, formatAssertion, output } = command;
	const found = targets.map((target) => ({ target, ...lookUp(target) }));
	const texts = {
		schema: await read(command.schema),
		value: command.value === null ? null : await read(command.value),
	};
	const settings = formatAssertion === undefined ? {} : { formatAssertion };
	const answers = await Promise.all(found.map(({ target }) => judge.judge({ ...target, ...texts, ...settings })));
	const reports: Report[] = [];
	for (const answer of answers) {
		if (answer.type === 'fault') {
			complain(`keyhole: a fault of Keyhole's own: ${answer.message}\n`);
			return EXIT.software;
		}
		reports.push(JSON.parse(answer.json) as Report);
	}
	const comparison = comparisonOf(reports.map((report, index) => ({ profile: found[index].profile, report })));
	if (output === 'json') await print(`${JSON.stringify(comparison, null, 2)}\n`);
	else await print(output === 'table' ? comparisonTable(comparison) : comparisonMarkdown(comparison));
	return reports.map(({ verdict }) => exitOf(verdict)).reduce(worseExit, EXIT.fits);
}
