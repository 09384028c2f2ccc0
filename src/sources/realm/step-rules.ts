import type { Document } from '../../core/document/document.ts';
import { viewOf } from '../../profiles/realm/admission/view.ts';
import { plainValue } from '../../profiles/realm/evaluation/plain.ts';
import { prohibition } from '../../profiles/realm/messages/homes.ts';
import { member, textAt } from '../shape.ts';
import { type LoadState, lineAt } from './lines.ts';
import type { LoadedStep } from './steps.ts';
import { STEP_BLOCKS } from './workflow.ts';

const RESERVED = ['run', 'context', '$settlement'];
const MODES = ['warn', 'enforce'];

/**
 * What the loader says of a step around its blocks: what it must have, and what its kind takes.
 * @param blocks whether blocks on a kind of step that does not take them are told of
 */
export function stepProblems(
	{ document, refusals, warnings }: LoadState,
	step: LoadedStep,
	stepLine: number | undefined,
	lineOf: (key: string) => number | undefined,
	blocks: boolean,
): void {
	const { name, node, kind } = step;
	const has = (key: string) => viewOf(document).object(node).has(key);
	const refuse = (at: number, text: string): void => {
		refusals.push(lineAt(document, at, stepLine === undefined ? text : `${text} (step at line ${stepLine})`));
	};
	if (RESERVED.includes(name)) {
		refusals.push(lineAt(document, node, `Step name '${name}' is reserved and cannot be used as a step identifier`));
	}
	if (/^\d+$/.test(name)) refusals.push(lineAt(document, node, integerName(name)));
	for (const key of ['description', 'execution'].filter((key) => !has(key))) {
		refuse(node, `Step '${name}': missing required field '${key}'`);
	}
	if (has('execution') && kind === null) {
		const value = asText(document, member(document, node, 'execution'));
		refuse(
			member(document, node, 'execution'),
			`Step '${name}': invalid execution value '${value}'; must be 'auto', 'agent', 'guard', or 'finalizer'`,
		);
	}
	for (const [key, child] of viewOf(document).object(node)) {
		const text = kind === null || (!blocks && isBlock(key)) ? null : prohibition(key, kind);
		if (text === null) continue;
		const line = lineOf(key);
		if (line === undefined) refuse(child, `Step '${name}': ${text}`);
		else refusals.push(lineAt(document, child, `Step '${name}': ${text} (line ${line})`));
	}
	const needed = kind === 'guard' ? GUARD : kind === 'finalizer' ? FINALIZER : [];
	for (const [key, text] of needed) if (!has(key)) refuse(node, `Step '${name}': ${text}`);
	if (kind === 'agent' && has('input_schema') && has('output_schema')) {
		const at = member(document, node, 'output_schema');
		warnings.push({ ...lineAt(document, at, `⚠ Step '${name}': ${BOTH}`), code: 'DUAL_SCHEMA_DECLARED' });
	}
	const mode = member(document, node, 'trace_validation_mode');
	if (mode >= 0 && !MODES.includes(textAt(document, mode) ?? '')) {
		refuse(
			mode,
			`Step '${name}': invalid trace_validation_mode '${asText(document, mode)}'; must be 'warn' or 'enforce'`,
		);
	}
	if (has('tools') && !has('input_schema')) refuse(member(document, node, 'tools'), `Step '${name}': ${TOOLS}`);
}

function isBlock(key: string): boolean {
	return STEP_BLOCKS.some((block) => block === key);
}

/** A value as JavaScript makes text of it. */
function asText(document: Document, node: number): string {
	return String(plainValue(document, node));
}

const GUARD = [['abort_unless', "execution: guard requires 'abort_unless'"]] as const;
const FINALIZER = [
	['handler', "execution: finalizer requires 'handler' (handler-only in v1)"],
	['on_outcome', "execution: finalizer requires 'on_outcome'"],
] as const;
const BOTH =
	"declares both input_schema and output_schema; the agent's submitted output is validated against both — prefer one to avoid divergence.";
const TOOLS =
	"'tools' requires 'input_schema' to be defined — the agentic loop needs a schema for final output extraction";

function integerName(name: string): string {
	return `Step name '${name}' is invalid: integer-like names reorder under JS object iteration and would break declaration-order execution. Use a non-numeric name.`;
}
