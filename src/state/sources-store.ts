import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Range, SourceText } from '../core/index.ts';
import type { Listing, SourceEntry } from '../sources/table.ts';
import type { JobRun } from './job-run.ts';

/** What is known of the schemas that the schema editor's text holds. */
export interface SourcesState {
	/** The last listing; null where the text holds no schemas that are known here. Without cells until it is looked at. */
	readonly listing: Listing | null;
	/** The text that it is of, or that was last found to be no such document. */
	readonly listed: SourceText | null;
	/** Why that text could not be read. The listing is then that of an earlier text. */
	readonly trouble: { readonly message: string; readonly range: Range } | null;
	/** Ids of profiles besides the chosen one. */
	readonly compared: readonly string[];
	/** Whether verdicts are looked at, and so asked for. */
	readonly shown: boolean;
	/** Whether the offer to list was turned down for what is open. */
	readonly declined: boolean;
	readonly run: JobRun;
	/** The schema that is worked on; null: the whole text, or not listed yet. */
	readonly working: SourceEntry | null;
	/** The schema that was worked on until an edit took it out of the text. */
	readonly lost: SourceEntry | null;
}

export type SourcesStore = StoreApi<SourcesState>;

export const NOTHING_LISTED = {
	listing: null,
	listed: null,
	trouble: null,
	declined: false,
	run: { status: 'idle' },
	working: null,
	lost: null,
} as const satisfies Partial<SourcesState>;

export function createSources(): SourcesStore {
	return createStore<SourcesState>()(() => ({ ...NOTHING_LISTED, compared: [], shown: false }));
}
