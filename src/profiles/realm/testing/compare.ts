import type { Document } from '../../../core/document/document.ts';
import { readJson } from '../../../core/document/json.ts';
import { compileBlock } from '../admission/block.ts';
import { validate } from '../evaluation/run.ts';
import { Oracle } from './oracle.ts';

/** Where our model and Ajv differ, as text a person can act on; and how many answers were compared. */
export interface Comparison {
	readonly pairs: number;
	readonly compiled: boolean;
	readonly differences: readonly string[];
}

/** Compares what compiling says, and then every row of every value's answer. */
export async function compare(schemaText: string, valueTexts: readonly string[]): Promise<Comparison> {
	const { environment, problems, lines } = compileBlock(read(schemaText));
	const oracle = new Oracle(schemaText);
	const ours = JSON.stringify([problems[0]?.text ?? null, lines.map(({ text }) => text)]);
	const theirs = JSON.stringify([oracle.thrown, oracle.lines]);
	if (ours !== theirs) return report(1, false, [`schema ${schemaText}\n  ours ${ours}\n  ajv  ${theirs}`]);
	if (oracle.thrown !== null || environment === null) return report(1, false, []);
	const differences: string[] = [];
	for (const valueText of valueTexts) {
		const answer = validate(environment, { document: read(valueText), node: 0 });
		const rows = answer.thrown === null ? JSON.stringify(answer.rows) : `throws ${answer.thrown}`;
		const expected = await oracle.ask(valueText);
		if (answer.valid === expected.valid && rows === expected.rows) continue;
		differences.push(`schema ${schemaText}\n  value ${valueText}\n  ours ${rows}\n  ajv  ${expected.rows}`);
	}
	return report(Math.max(1, valueTexts.length), true, differences);
}

function report(pairs: number, compiled: boolean, differences: readonly string[]): Comparison {
	return { pairs, compiled, differences };
}

function read(text: string): Document {
	const result = readJson(text);
	if (!result.ok) throw new Error(`${result.error.message} ${text}`);
	return result.document;
}
