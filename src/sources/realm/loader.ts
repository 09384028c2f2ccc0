import { type Document, NUMBER, OBJECT } from '../../core/document/document.ts';
import { pointerOf } from '../../core/document/pointer.ts';
import { viewOf } from '../../profiles/realm/admission/view.ts';
import { isObject, member, textOf } from '../shape.ts';
import { blockProblems } from './blocks.ts';
import { unknownStepKeys, unknownWorkflowKeys } from './keys.ts';
import { type LoaderLine, type LoadState, lineAt } from './lines.ts';
import { positionsOf } from './positions.ts';
import { stepProblems } from './step-rules.ts';
import { type LoadedStep, loadedSteps } from './steps.ts';
import { STEP_BLOCKS } from './workflow.ts';

/** What the loader says of a workflow file, in its order. */
export interface Loading {
	readonly refusals: readonly LoaderLine[];
	readonly warnings: readonly LoaderLine[];
	readonly steps: readonly LoadedStep[];
}

const REQUIRED = ['id', 'name', 'version', 'steps'];

/**
 * Loads a workflow file as far as its schemas go: the shape of the file and of its steps, every block, what each
 * kind of step takes. In the loader's order, refusals of all blocks together.
 * @param blocks whether the blocks are looked at; false: only what stands around them
 */
export function loadWorkflow(document: Document, blocks = true): Loading {
	const state: LoadState = { document, positions: positionsOf(document), refusals: [], warnings: [] };
	if (!isObject(document, 0)) {
		state.refusals.push(lineAt(document, 0, 'Workflow must be a non-null object'));
		return { ...state, steps: [] };
	}
	const id = textOf(document, 0, 'id') ?? '<unknown>';
	addUnknown(
		state,
		'UNKNOWN_WORKFLOW_KEY',
		unknownWorkflowKeys(document, id, (key) => state.positions.lineOf([key])),
	);
	state.refusals.push(...topProblems(document));
	// The loader goes no further into a file without its main fields.
	if (state.refusals.length > 0) return { ...state, steps: [] };
	const params = member(document, 0, 'params_schema');
	if (params >= 0 && blocks) {
		blockProblems(state, params, { key: 'params_schema', step: null }, ['params_schema'], undefined);
	}
	const steps = loadedSteps(document);
	for (const step of steps) loadStep(state, step, blocks);
	if (steps.length > 0 && steps.every(({ kind }) => kind === 'finalizer')) {
		state.refusals.push(lineAt(document, member(document, 0, 'steps'), ONLY_FINALIZERS));
	}
	return { refusals: state.refusals, warnings: state.warnings, steps };
}

const ONLY_FINALIZERS =
	"Workflow has only finalizer steps — at least one non-finalizer step is required (finalizers run at the terminal transition of the DAG's domain steps).";

function topProblems(document: Document): readonly LoaderLine[] {
	const problems = REQUIRED.filter((name) => !viewOf(document).object(0).has(name)).map((name) =>
		lineAt(document, 0, `Missing required field: '${name}'`),
	);
	const version = member(document, 0, 'version');
	const steps = member(document, 0, 'steps');
	if (version >= 0 && document.kind(version) !== NUMBER) {
		problems.push(lineAt(document, version, `'version' must be a number`));
	}
	if (steps >= 0 && document.kind(steps) !== OBJECT) {
		problems.push(lineAt(document, steps, `'steps' must be a non-null object`));
	}
	return problems;
}

function loadStep(state: LoadState, step: LoadedStep, blocks: boolean): void {
	const { document, positions } = state;
	const path = step.filledIn ? null : ['steps', step.name];
	const stepLine = path === null ? undefined : positions.lineOf(path);
	if (!step.isObject) {
		const text = `Step '${step.name}' must be an object`;
		state.refusals.push(
			lineAt(document, step.node, stepLine === undefined ? text : `${text} (step at line ${stepLine})`),
		);
		return;
	}
	const site = { name: step.name, kind: step.kind ?? ('agent' as const) };
	for (const key of blocks ? STEP_BLOCKS : []) {
		const node = member(document, step.node, key);
		if (node >= 0) blockProblems(state, node, { key, step: site }, path === null ? null : [...path, key], stepLine);
	}
	const lineOf = (key: string) => (path === null ? undefined : positions.lineOf([...path, key]));
	addUnknown(state, 'UNKNOWN_STEP_KEY', unknownStepKeys(document, step, lineOf));
	stepProblems(state, step, stepLine, lineOf, blocks);
}

function addUnknown(
	{ document, warnings }: LoadState,
	code: string,
	keys: readonly { readonly key: string; readonly node: number; readonly text: string }[],
): void {
	for (const { key, node, text } of keys) {
		warnings.push({ text: `⚠ ${text}`, code, key, pointer: pointerOf(document, node), span: document.keySpan(node) });
	}
}
