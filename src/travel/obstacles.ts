import type { Finding } from '../core/index.ts';
import type { RuleKind } from './rule.ts';
import { minimise, type SearchInput, search, type Way } from './search.ts';
import type { State } from './state.ts';

/** What stands in the way of a target. */
export interface Obstacle {
	/** The kind of edit that would help and is not allowed; null where no edit known helps. */
	readonly kind: Exclude<RuleKind, 'keeps-meaning'> | null;
	/** In a sentence, with code between backticks. */
	readonly sentence: string;
}

/** What would have to be lost or added, found by trying; what no rule helps against, by its own sentence. */
export function obstacles(
	from: State,
	allowed: readonly RuleKind[],
	all: readonly RuleKind[],
	input: SearchInput,
): readonly Obstacle[] {
	const isAllAllowed = all.every((kind) => allowed.includes(kind));
	const way: Way = isAllAllowed ? { state: from, edits: [] } : search(from, all, input);
	const found = minimise(from, way, input).edits.flatMap(
		({ kind, pointer, keyword, sentence }): readonly Obstacle[] => {
			if (kind === 'keeps-meaning') return [];
			const where = pointer === '' ? 'at the root' : `at ${pointer}`;
			return kind === 'loses'
				? [{ kind, sentence: `Not possible without losing \`${keyword}\` ${where}.` }]
				: [{ kind, sentence: `Not possible without a change of meaning ${where}: ${sentence}` }];
		},
	);
	const titles = new Map(input.targets.map(({ profile }) => [profile.id, profile.title]));
	const stuck = way.state.refusals.flatMap(({ profile, findings }) =>
		findings.map((finding) => unhelped(titles.get(profile) ?? profile, finding)),
	);
	return [...new Map([...found, ...stuck].map((one) => [one.sentence, one])).values()];
}

function unhelped(host: string, { message, schemaLocation }: Finding): Obstacle {
	const where = schemaLocation === null || schemaLocation === '' ? 'the root' : schemaLocation;
	return { kind: null, sentence: `No edit known helps against this, of ${host} at ${where}: ${message}` };
}
