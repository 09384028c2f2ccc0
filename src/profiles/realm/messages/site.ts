/** The fields of a workflow file that hold a JSON Schema. */
export type BlockKey = 'params_schema' | 'input_schema' | 'output_schema' | 'trace_schema';

/** The kinds of step, by their `execution`. */
export type StepKind = 'auto' | 'agent' | 'guard' | 'finalizer';

/** Where a block stands in a workflow file, as far as the loader's sentences need it. */
export interface BlockSite {
	readonly key: BlockKey;
	/** The step that holds the block; null at the top of the file. */
	readonly step: { readonly name: string; readonly kind: StepKind } | null;
	/**
	 * The 1-based line of a key of the file, by its path inside the block ([]: the block's own key), or undefined
	 * where the loader cannot place it: in a list entry, or in a value that is declared elsewhere.
	 * Absent: the sentences cite no lines.
	 */
	readonly lineOf?: (path: readonly string[]) => number | undefined;
	/** The line of the step's own key. */
	readonly stepLine?: number;
}

/** What a run would have met, by block. */
const CONSEQUENCES: Readonly<Record<BlockKey, string>> = {
	params_schema: 'Every run start would be refused with that error at run time',
	input_schema: 'Every execute_step submission to this step would be rejected with that error at run time',
	output_schema: 'Every agent submission to this step would be rejected with that error at run time',
	trace_schema: 'Every trace submission for this step would fail with that error at run time',
};

/** The kinds of step that read a block. */
const READERS: Readonly<Record<BlockKey, readonly StepKind[]>> = {
	params_schema: [],
	input_schema: ['auto', 'agent'],
	output_schema: ['agent'],
	trace_schema: ['agent'],
};

/** What the loader says would happen at run time; null on a kind of step that does not read the block. */
export function consequenceOf({ key, step }: BlockSite): string | null {
	return step === null || READERS[key].includes(step.kind) ? CONSEQUENCES[key] : null;
}

/** How a sentence about the block begins. */
export function prefixOf({ step }: BlockSite): string {
	return step === null ? '' : `Step '${step.name}': `;
}

/**
 * A sentence with the line that the loader cites: that of the keyword, or of the block's key with a word on why.
 * @param path the keyword, by its path inside the block; null where the sentence names none
 */
export function cited(sentence: string, path: readonly string[] | null, { lineOf, stepLine, step }: BlockSite): string {
	if (lineOf === undefined) return sentence;
	const line = path === null ? undefined : lineOf(path);
	if (line !== undefined) return `${sentence} (line ${line})`;
	const own = lineOf([]);
	if (own === undefined)
		return step === null || stepLine === undefined ? sentence : `${sentence} (step at line ${stepLine})`;
	if (path === null) return `${sentence} (line ${own})`;
	const why = 'it sits in a list entry, or in a value declared elsewhere, e.g. at an anchor';
	return `${sentence} (line ${own}; the keyword is not written on this line — ${why})`;
}
