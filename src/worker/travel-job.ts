import type { Finding, Memory, Profile } from '../core/index.ts';
import { judgeAt } from '../sources/index.ts';
import {
	type CodeAction,
	codeActions,
	makeTravel,
	type Placed,
	type PlacedSchema,
	placed,
	replay,
	type TravelPhase,
	type TravelTarget,
	targetsFor,
	writtenBack,
} from '../travel/index.ts';
import type {
	CodeActionsRequest,
	Progress,
	ReplayAnswer,
	ReplayRequest,
	TravelAnswer,
	TravelRequest,
} from './protocol.ts';

/** How a profile is looked up. @throws Error when there is none of that id */
type Find = (id: string) => Profile;

/** Milliseconds that a search or a replay may take when nothing else is said. */
export const TRAVEL_BUDGET = 20_000;
/** Milliseconds that the offers at one place may take. */
const ACTIONS_BUDGET = 1000;
/** The share of the time after which each phase ends: what was found is proved, and what was not is explained. */
const ENDS: Readonly<Record<TravelPhase, number>> = { searching: 0.5, proving: 0.8, explaining: 1 };
const WORDS: Readonly<Record<TravelPhase, string>> = {
	searching: 'Looking for edits',
	proving: 'Trying values on the edits',
	explaining: 'Looking for what stands in the way',
};

/** What the jobs share: where a schema stands, who must take it, how long it may take. */
type Asked = Pick<TravelRequest, 'schema' | 'pointer' | 'targets' | 'settings' | 'budget'>;

interface Ready {
	readonly place: PlacedSchema;
	readonly targets: readonly (TravelTarget & { readonly context: string })[];
	/** What every look at the schema takes. */
	readonly look: {
		readonly schema: PlacedSchema['schema'];
		readonly targets: readonly TravelTarget[];
		readonly schemas: TravelRequest['settings']['schemas'];
		readonly formatAssertion: boolean;
		readonly progress: (phase: TravelPhase, fraction: number | null) => void;
		readonly stop: (phase: TravelPhase) => boolean;
	};
}

/**
 * Looks for the edits by which all targets take a schema; ends by itself when its time is over.
 * @param find looks a profile up
 * @throws Error when there is no such profile
 */
export function travelInSteps(
	{ allow, ...asked }: TravelRequest,
	find: Find,
	memory: Memory,
	progress: (progress: Progress) => void,
	now: () => number = () => performance.now(),
): TravelAnswer {
	const ready = begin(asked, find, memory, progress, now);
	if ('message' in ready) return ready;
	const { place, targets, look } = ready;
	const travel = makeTravel({ ...look, ...(allow === undefined ? {} : { allow }) });
	return {
		ok: true,
		travel,
		schema: place.schema,
		note: place.note,
		targets: targets.map(({ profile, context }) => ({ profile: profile.id, context })),
	};
}

/** Makes the chosen edits of a list, and puts the schema back where it stands. @throws Error when there is no such profile */
export function replayInSteps(
	{ choices, ...asked }: ReplayRequest,
	find: Find,
	memory: Memory,
	progress: (progress: Progress) => void,
	now: () => number = () => performance.now(),
): ReplayAnswer {
	const ready = begin(asked, find, memory, progress, now);
	if ('message' in ready) return ready;
	const made = replay({ ...ready.look, choices });
	return { ok: true, replay: made, whole: writtenBack(asked.schema, ready.place, made.result, memory) };
}

/** The edits offered at a place of the schema; none where it cannot be rewritten. @throws Error when there is no such profile */
export function actionsInSteps(
	{ profile, context, lines, ...rest }: CodeActionsRequest,
	find: Find,
	memory: Memory,
	now: () => number = () => performance.now(),
): readonly CodeAction[] {
	const end = now() + ACTIONS_BUDGET;
	const place: Placed = placed(rest.schema, rest.pointer, memory);
	if (!place.ok) return [];
	const target = { profile: find(profile), context, settings: rest.settings };
	// In its document a finding stands elsewhere than in the schema alone.
	const { pointer } = rest;
	const input = { profile: target.profile, context, ...rest.settings, value: null };
	const whole = pointer === undefined ? null : judgeAt(rest.schema, pointer, input, memory).findings;
	const rangeOf = (finding: Pick<Finding, keyof CodeAction['at']>) =>
		whole === null ? finding.range : whole.find((one) => isSame(one, finding, pointer ?? ''))?.range;
	const actions = codeActions({
		schema: place.schema,
		target,
		formatAssertion: rest.settings.formatAssertion,
		isMeant: (finding) => {
			const range = rangeOf(finding);
			return range !== undefined && range.start.line >= lines.first && range.start.line <= lines.last;
		},
		stop: () => now() >= end,
	});
	return actions.map((action) => ({ ...action, at: { ...action.at, range: rangeOf(action.at) ?? action.at.range } }));
}

function isSame(
	whole: Finding,
	{ code, keyword, schemaLocation }: Pick<Finding, 'code' | 'keyword' | 'schemaLocation'>,
	pointer: string,
): boolean {
	return whole.code === code && whole.keyword === keyword && whole.schemaLocation === `${pointer}${schemaLocation}`;
}

function begin(
	{ schema, pointer, targets: names, settings, budget = TRAVEL_BUDGET }: Asked,
	find: Find,
	memory: Memory,
	progress: (progress: Progress) => void,
	now: () => number,
): Ready | Extract<Placed, { ok: false }> {
	const start = now();
	const found: readonly TravelTarget[] = names.map(({ profile, context }) => ({
		profile: find(profile),
		settings,
		...(context === undefined ? {} : { context }),
	}));
	const place = placed(schema, pointer, memory);
	if (!place.ok) return place;
	const targets = targetsFor(found, place).map((target) => ({
		...target,
		context: target.context ?? target.profile.contexts[0].id,
	}));
	return {
		place,
		targets,
		look: {
			schema: place.schema,
			targets,
			schemas: settings.schemas,
			formatAssertion: settings.formatAssertion,
			progress: (phase, fraction) => progress({ phase: WORDS[phase], fraction }),
			stop: (phase) => now() - start >= budget * ENDS[phase],
		},
	};
}
