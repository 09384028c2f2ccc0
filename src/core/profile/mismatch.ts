import type { Document } from '../document/document.ts';
import type { Failure } from '../evaluate/evaluation.ts';
import type { Basis } from '../report.ts';
import { failureMessage } from './messages.ts';
import type { Profile, RawFinding } from './profile.ts';

/** Branches are shown this deep; combinators nested deeper are named without their insides. */
const DEEPEST = 12;
/** Failures listed in one branch. */
const PER_BRANCH = 50;

interface Fact {
	readonly basis: Basis;
	readonly source?: string;
}

/** How the profile knows what it does with a keyword. */
export function factOf(profile: Profile, keyword: string): Fact {
	const { basis, source } = profile.keywords.find((row) => row.keyword === keyword) ?? profile.otherKeywords;
	return source === undefined ? { basis } : { basis, source };
}

/** The node that a failure marks, where it is not the instance itself: the property that should not be there. */
function markOf({ detail, instance }: Failure): Pick<RawFinding, 'node' | 'mark' | 'at' | 'property'> {
	switch (detail.kind) {
		case 'extra':
		case 'name':
			return { node: detail.node, mark: 'name', at: instance, property: detail.property };
		case 'missing':
			return { node: instance, mark: 'value', property: detail.property };
		default:
			return { node: instance, mark: 'value' };
	}
}

/** Turns failures of a value into findings, in the same order. */
export function mismatches(
	failures: readonly Failure[],
	value: Document,
	profile: Profile,
	depth = 0,
): readonly RawFinding[] {
	return failures.map((failure) => ({
		code: 'mismatch',
		severity: 'error',
		side: 'value',
		keyword: failure.keyword,
		...markOf(failure),
		schemaNode: failure.schema.node,
		schemaDocument: failure.schema.document,
		message: failureMessage(failure, value),
		...factOf(profile, failure.keyword),
		...(failure.branches && depth < DEEPEST
			? {
					branches: failure.branches.map((branch) =>
						mismatches(branch.slice(0, PER_BRANCH), value, profile, depth + 1),
					),
				}
			: {}),
	}));
}
