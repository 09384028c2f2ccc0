import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Finding, NamedSchema, Report, Side, SourceText } from '../core/index.ts';
import type { Progress } from '../worker/protocol.ts';
import { resolveHosts, type Subject } from './compare/choice.ts';
import { Notations } from './notation.ts';
import { type Notice, type NoticeKind, withNotice, withoutNotice } from './notices.ts';
import type { SharedState } from './permalink/shared-state.ts';
import { type Choosable, resolveSelection } from './selection.ts';

/** What judging is at. */
export type Run =
	| { readonly status: 'idle' }
	/** `since` in milliseconds since the epoch: when the answer was first waited for. */
	| { readonly status: 'running'; readonly since: number; readonly progress: Progress | null }
	/** Not begun before someone asks or edits; a notice says why. */
	| { readonly status: 'paused' }
	/** The schema that is worked on is not where it was: the list of schemas is about to say where it went. */
	| { readonly status: 'astray' }
	/** Ended by the person; the next edit judges again. */
	| { readonly status: 'cancelled' }
	/** A fault of ours: the next edit judges again. Or no worker can be started: asking again tries to. */
	| { readonly status: 'failed'; readonly message: string };

export interface SessionState {
	readonly schema: SourceText;
	/** An empty text: no value, the schema is judged alone. */
	readonly value: SourceText;
	readonly profile: string;
	/** Context of the chosen profile. */
	readonly context: string;
	/** The context last chosen at each profile. */
	readonly contexts: ReadonlyMap<string, string>;
	readonly formatAssertion: boolean;
	/** Other schema documents that references may reach. */
	readonly schemas: readonly NamedSchema[];
	/** JSON Pointer of the schema that is worked on, in a text that holds many; null: the whole text. */
	readonly pointer: string | null;
	/** The name of that schema as it was last seen; null: not seen yet, or the whole text. */
	readonly schemaName: string | null;
	/** Whether annotations are looked at, and so asked for. No part of the work: neither linked nor kept. */
	readonly annotations: boolean;
	/** What is set side by side, in the order of the picker; null: nobody has chosen. */
	readonly compared: readonly Subject[] | null;
	/** What is to be looked at, as the link says that was opened; null: it does not say. */
	readonly shows: 'compare' | null;
	/** Goes up with every change of what is judged. */
	readonly revision: number;
	/** Goes up with every such change by hand. */
	readonly edits: number;
	/** Goes up whenever other texts are opened in place of the present ones. */
	readonly opened: number;
	/** The last report; of the present texts only where `reportRevision` is `revision`. */
	readonly report: Report | null;
	readonly reportRevision: number;
	/** How long the run behind `report` took. */
	readonly milliseconds: number | null;
	readonly run: Run;
	/** The chosen problem: one of the report's findings, or of their branches. */
	readonly selected: Finding | null;
	readonly notices: readonly Notice[];
	/** Whether anything that is judged was changed by hand since it was opened. */
	readonly touched: boolean;
	/** The work that a link, an example or a reset took the place of; it can be brought back. */
	readonly previous: SharedState | null;
}

export interface SessionActions {
	/** Takes a person's text. One that comes whole in the other notation is read in that. */
	setText(side: Side, text: string): void;
	/** Puts a text in another notation in place of the present one, whose meaning it has. */
	convert(side: Side, to: SourceText): void;
	/** Takes the form that an editor gives to the text that was opened. It is judged anew, but nobody touched it. */
	settleText(side: Side, text: string): void;
	/** Takes the text for another notation; it is not converted. */
	setFormat(side: Side, format: SourceText['format']): void;
	setProfile(id: string): void;
	setContext(id: string): void;
	setFormatAssertion(on: boolean): void;
	setSchemas(schemas: readonly NamedSchema[]): void;
	/** Narrows the work to the schema at a pointer, judged in a context of the chosen profile; null: to the whole text. */
	narrow(pointer: string | null, context?: string, name?: string): void;
	/** Follows the schema that is worked on to where it now stands: nobody touched anything. */
	follow(pointer: string | null, name?: string): void;
	/** Asks for annotations from now on; the present texts are judged once more where they were not asked for. */
	setAnnotations(on: boolean): void;
	/** Chooses what is set side by side. It changes nothing that is judged. */
	setCompared(compared: readonly Subject[]): void;
	/** Puts other texts in place of the present ones. Those can be brought back if they were touched. */
	open(state: SharedState): void;
	/** Brings back the work that the last `open` took the place of. */
	restore(): void;
	select(finding: Finding | null): void;
	notify(notice: Notice): void;
	/** Takes a notice away. Without the offer to bring earlier work back, that work is no longer kept. */
	dismiss(kind: NoticeKind): void;
	setRun(run: Run): void;
	/** Takes a report on the texts of `revision`; one on older texts is dropped. */
	setReport(report: Report, revision: number, milliseconds: number): void;
}

export type SessionStore = StoreApi<SessionState & SessionActions>;

/** With what a session begins. */
export interface SessionStart {
	readonly state: SharedState;
	readonly contexts?: ReadonlyMap<string, string>;
	readonly notices?: readonly Notice[];
	readonly previous?: SharedState | null;
	/** Whether the texts are a person's work already. */
	readonly touched?: boolean;
	/** Whether judging waits to be asked for. */
	readonly paused?: boolean;
}

/**
 * One tab's work: texts, choices, the report on them. A store without React; it judges nothing by itself.
 * @param profiles those that can be chosen, at least one
 */
export function createSession(profiles: readonly Choosable[], start: SessionStart): SessionStore {
	return createStore<SessionState & SessionActions>()((set, get) => {
		/** Changes what is judged. What says nothing new changes nothing. */
		function change(part: Partial<Judged>): void {
			const state = get();
			const names = Object.keys(part) as (keyof Judged)[];
			if (names.every((name) => part[name] === state[name])) return;
			set({ ...part, revision: state.revision + 1, edits: state.edits + 1, touched: true });
		}

		const notations: Readonly<Record<Side, Notations>> = { schema: new Notations(), value: new Notations() };

		function choose(profile: string, context: string | null): void {
			const { contexts, notices } = get();
			const selection = resolveSelection(profiles, profile, context);
			change({ profile: selection.profile, context: selection.context });
			set({
				contexts: new Map(contexts).set(selection.profile, selection.context),
				notices: withoutNotice(notices, 'selection'),
			});
		}

		function open(next: SharedState, touched: boolean, otherwise: SharedState | null): void {
			const state = get();
			const { profile, context, trouble } = resolveSelection(profiles, next.profile, next.context);
			const { schema, value, formatAssertion, schemas, pointer = null } = next;
			const comparing = comparingOf(next);
			set({
				schema,
				value,
				formatAssertion,
				schemas,
				pointer,
				schemaName: null,
				profile,
				context,
				contexts: new Map(state.contexts).set(profile, context),
				// What says nothing of a comparison leaves it as it is.
				compared: comparing.compared ?? state.compared,
				shows: comparing.shows,
				revision: state.revision + 1,
				opened: state.opened + 1,
				selected: null,
				touched,
				previous: state.touched ? sharedStateOf(state) : otherwise,
				notices: noticesAt([trouble, comparing.trouble], state.touched, []),
			});
		}

		function comparingOf({ compare }: SharedState) {
			if (compare === undefined) return { compared: null, shows: null, trouble: null };
			const { subjects: compared, trouble } = resolveHosts(profiles, compare);
			return { compared, shows: compare.shown ? ('compare' as const) : null, trouble };
		}

		const { state, contexts = new Map(), notices = [], previous = null, touched = false, paused = false } = start;
		const { profile, context, trouble } = resolveSelection(profiles, state.profile, state.context);
		const { trouble: missing, ...comparing } = comparingOf(state);
		const { schema, value, formatAssertion, schemas } = state;
		return {
			schema,
			value,
			formatAssertion,
			schemas,
			...comparing,
			pointer: state.pointer ?? null,
			schemaName: null,
			profile,
			context,
			contexts: new Map(contexts).set(profile, context),
			annotations: false,
			revision: 1,
			edits: 0,
			opened: 0,
			report: null,
			reportRevision: 0,
			milliseconds: null,
			run: paused ? { status: 'paused' } : { status: 'idle' },
			selected: null,
			touched,
			previous,
			notices: noticesAt([trouble, missing], previous !== null, notices),
			setText: (side, text) => {
				const present = get()[side];
				if (present.text !== text) change({ [side]: { text, format: notations[side].after(present, text) } });
			},
			convert: (side, to) => {
				notations[side].remember(get()[side], to);
				change({ [side]: to });
			},
			settleText: (side, text) => {
				const { revision, [side]: present } = get();
				if (present.text !== text) set({ [side]: { text, format: present.format }, revision: revision + 1 });
			},
			setFormat: (side, format) => {
				if (get()[side].format !== format) change({ [side]: { ...get()[side], format } });
			},
			setProfile: (id) => choose(id, get().contexts.get(id) ?? null),
			setContext: (id) => choose(get().profile, id),
			setFormatAssertion: (formatAssertion) => change({ formatAssertion }),
			setSchemas: (schemas) => change({ schemas }),
			narrow: (pointer, context = get().context, name) => {
				set({ schemaName: name ?? null });
				if (context !== get().context) choose(get().profile, context);
				change({ pointer });
			},
			follow: (pointer, name) => {
				const { revision, pointer: before, schemaName: named, run } = get();
				const schemaName = name ?? null;
				if (pointer === before && schemaName === named) return;
				// Where its name alone is new, the report on it is right, unless it was not judged for that.
				const isNews = pointer !== before || run.status === 'astray';
				set({ pointer, schemaName, ...(isNews ? { revision: revision + 1 } : {}) });
			},
			setAnnotations: (annotations) => {
				const { revision, annotations: before } = get();
				if (annotations !== before) set({ annotations, revision: annotations ? revision + 1 : revision });
			},
			setCompared: (compared) => set({ compared, touched: true, notices: withoutNotice(get().notices, 'comparison') }),
			open: (next) => open(next, false, get().previous),
			restore: () => {
				const { previous } = get();
				if (previous !== null) open(previous, true, null);
			},
			select: (selected) => set({ selected }),
			notify: (notice) => set({ notices: withNotice(get().notices, notice) }),
			dismiss: (kind) => {
				const { notices, previous } = get();
				set({ notices: withoutNotice(notices, kind), previous: kind === 'restore' ? null : previous });
			},
			setRun: (run) => set({ run }),
			setReport: (report, revision, milliseconds) => {
				const { revision: present, selected } = get();
				if (revision !== present) return;
				const kept = selected && report.findings.find((finding) => isSameFinding(finding, selected));
				set({ report, reportRevision: revision, milliseconds, selected: kept ?? null });
			},
		};
	});
}

/** What is judged, and how. */
type Judged = Pick<
	SessionState,
	'schema' | 'value' | 'profile' | 'context' | 'formatAssertion' | 'schemas' | 'pointer'
>;

/** The part of a session that a link carries and a record keeps. */
export function sharedStateOf(state: Judged & Pick<SessionState, 'compared'>): SharedState {
	const { schema, value, profile, context, formatAssertion, schemas, pointer, compared } = state;
	const narrowed = pointer === null ? {} : { pointer };
	const compare = compared === null ? {} : { compare: { hosts: compared, shown: false } };
	return { schema, value, profile, context, formatAssertion, schemas, ...narrowed, ...compare };
}

/** The notices with those that opening something calls for. */
function noticesAt(
	[selected, compared]: readonly [string | null, string | null],
	displaced: boolean,
	notices: readonly Notice[],
): readonly Notice[] {
	const trouble = [
		{ kind: 'selection', text: selected },
		{ kind: 'comparison', text: compared },
	] as const;
	const selection = trouble.flatMap(({ kind, text }): Notice[] =>
		text === null ? [] : [{ kind, tone: 'warning', text }],
	);
	const restore: Notice[] = displaced
		? [{ kind: 'restore', tone: 'info', text: 'What was here before is kept.', action: 'restore' }]
		: [];
	return [...selection, ...restore].reduce(withNotice, notices);
}

/** Whether the last report is on other texts than the present ones: it is then shown dimmed. */
export function isStale({ report, reportRevision, revision }: SessionState): boolean {
	return report !== null && reportRevision !== revision;
}

/** Whether two findings say the same of the same place, so that a choice outlives a new report. */
function isSameFinding(a: Finding, b: Finding): boolean {
	return (
		a.code === b.code &&
		a.side === b.side &&
		a.keyword === b.keyword &&
		a.property === b.property &&
		a.instanceLocation === b.instanceLocation &&
		a.schemaLocation === b.schemaLocation &&
		a.further?.index === b.further?.index
	);
}
