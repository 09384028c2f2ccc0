import type { NamedDocument } from '../core/plan/compile.ts';
import { difference, type Proof, type ProofInput, prove } from './proof.ts';
import type { Applied, Edit, Meaning } from './propose.ts';
import type { State } from './state.ts';

/** An edit that was made, and how it is known what it does. */
export interface Step extends Edit {
	/** Of an edit that keeps the meaning: the values that were tried. */
	readonly proof?: Proof;
	/** Of one that adds a constraint: a value that fitted before and no longer does, at the changed schema or the root. */
	readonly fittedBefore?: string;
	/** Of one that loses a constraint: a value that fits only now. */
	readonly fitsNow?: string;
}

/** An edit that keeps the meaning by its rule, and was not proved: never made. */
export interface Withdrawn {
	readonly edit: Edit;
	readonly proof: Proof;
}

/** How evidence is looked for. */
export interface EvidenceOptions {
	readonly meaning: Meaning;
	/** Values tried at the changed schema; some more at the root. */
	readonly values: number;
	readonly seed: number;
	/** Further documents that references may reach. */
	readonly schemas: readonly NamedDocument[];
}

/** The edit with what is known of it by trying values on the texts before and after. */
export function withEvidence(
	{ document, dialect }: Pick<State, 'document' | 'dialect'>,
	{ edit, ...after }: Applied,
	{ meaning, ...options }: EvidenceOptions,
): Step {
	const input: ProofInput = {
		before: document,
		after: after.document,
		dialect,
		dialectAfter: after.dialect,
		pointer: edit.pointer,
		formatAssertion: meaning.formatAssertion,
		aliases: meaning.aliases,
		...options,
	};
	if (edit.kind === 'keeps-meaning') return { ...edit, proof: prove(input) };
	const value = difference(input, edit.kind === 'adds');
	if (value === null) return edit;
	return edit.kind === 'adds' ? { ...edit, fittedBefore: value } : { ...edit, fitsNow: value };
}

/** Whether an edit that keeps the meaning by its rule was told otherwise by a value. */
export function isWithdrawn({ proof }: Step): boolean {
	return proof?.holds === false;
}
