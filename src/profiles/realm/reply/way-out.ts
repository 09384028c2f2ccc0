/** Where the input of an auto step comes from: its map, the run's params, or nowhere. */
export type InputSource = 'map' | 'params' | 'nothing';

const MEND =
	'correct its input_schema and register the workflow again, or call execute_step for it with input that fits';
const THEN = 'then, after a fix, call advance_run; or end the run with abandon_run.';

/**
 * What a caller is told to do where a step cannot run for its input and nothing else can, by where that input comes
 * from; the host's general words where that is a map, or not known. Versions up to 0.46.0 have the general words alone.
 */
export function wayOutOf(step: string, input: InputSource | null): string {
	switch (input) {
		case 'params':
			return `For '${step}', start a run with params that fit, or ${MEND}; ${THEN}`;
		case 'nothing':
			return `For '${step}', the engine gives it no input, so ${MEND}; ${THEN}`;
		default:
			return 'Correct the workflow and register it again, then call advance_run; or end the run with abandon_run.';
	}
}

/** What is checked before an auto step is claimed. */
export function checkedInput(input: InputSource | null): string {
	switch (input) {
		case 'map':
			return 'What its `input_map` builds is checked, not the input sent with a call.';
		case 'params':
			return "The run's params are checked, or the input of a caller that names the step.";
		case 'nothing':
			return 'The engine gives it `{}`, for it waits for other steps; else the input of a caller that names the step is checked.';
		default:
			return 'What is checked depends on the step: what its `input_map` builds, the input of a caller that names it, or the engine’s own.';
	}
}
