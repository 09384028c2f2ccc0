import type { Document } from '../document/document.ts';
import { pointerOf } from '../document/pointer.ts';
import type { Failure } from './evaluation.ts';
import { locations, type OutputUnit } from './output-unit.ts';
import type { Trace } from './trace.ts';

/** What units are made with. */
export interface UnitWriter {
	readonly value: Document;
	readonly leaf: (failure: Failure, errors: readonly OutputUnit[]) => OutputUnit;
}

/** A schema on the way to failures, with those and the further schemas below it in the order of their coming. */
interface Branch {
	readonly trace: Trace | null;
	readonly inside: Map<string, Branch>;
	readonly entries: (Branch | OutputUnit)[];
}

const branchOf = (trace: Trace | null): Branch => ({ trace, inside: new Map(), entries: [] });

/**
 * The standard's `detailed` output: failures gathered under the schemas that they have in common; a schema
 * with one failure alone gives way to it.
 * @param depth how deep branches of combinators are followed
 */
export function treeOf(
	failures: readonly Failure[],
	writer: UnitWriter,
	depth: number,
	from: Trace | null = null,
): readonly OutputUnit[] {
	const root = branchOf(from);
	for (const failure of failures) {
		const branches = depth > 0 ? (failure.branches ?? []).flat() : [];
		const errors = treeOf(branches, writer, depth - 1, failure.trace ?? null);
		descend(root, failure.trace ?? null).entries.push(writer.leaf(failure, errors));
	}
	return unitsOf(root, writer);
}

/** The branch for a schema, below the one where the walk starts. */
function descend(root: Branch, trace: Trace | null): Branch {
	const way: Trace[] = [];
	// The root schema is the whole output, and no unit in it.
	for (let at = trace; at !== null && at.outer !== null && at !== root.trace; at = at.outer) way.push(at);
	let branch = root;
	for (const at of way.reverse()) {
		const key = `${at.instance} ${at.step}`;
		let next = branch.inside.get(key);
		if (next === undefined) {
			next = branchOf(at);
			branch.inside.set(key, next);
			branch.entries.push(next);
		}
		branch = next;
	}
	return branch;
}

/** Units of everything below a branch; made from the innermost outward, so that depth does not matter. */
function unitsOf(root: Branch, writer: UnitWriter): readonly OutputUnit[] {
	const order: Branch[] = [root];
	for (let next = 0; next < order.length; next++) order.push(...order[next].inside.values());
	const units = new Map<Branch, readonly OutputUnit[]>();
	for (const branch of order.reverse()) {
		const below = branch.entries.flatMap((entry) => ('inside' in entry ? (units.get(entry) ?? []) : [entry]));
		units.set(branch, below.length > 1 && branch !== root ? [gathered(branch, below, writer)] : below);
	}
	return units.get(root) ?? [];
}

function gathered({ trace }: Branch, errors: readonly OutputUnit[], { value }: UnitWriter): OutputUnit {
	if (trace === null) return { valid: false, errors };
	return {
		valid: false,
		...locations(trace.schema, trace),
		instanceLocation: pointerOf(value, trace.instance),
		errors,
	};
}
