import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FurtherPlace, Side } from '../core/index.ts';

/** The tabs of the results. */
export type ResultTab = 'problems' | 'host' | 'limits' | 'keywords' | 'schemas' | 'compare' | 'annotations';
/** What fills a narrow page. */
export type NarrowTab = 'schema' | 'value' | ResultTab;
/** What lies over the page. */
export type Overlay =
	| 'palette'
	| 'keys'
	| 'convert'
	| 'travel'
	| 'settings'
	| 'schemas'
	| 'profiles'
	| 'contexts'
	| 'examples'
	| 'share';

/** What the page itself remembers while it is open. */
export interface View {
	readonly result: ResultTab;
	readonly narrowTab: NarrowTab;
	/** The editor that had the focus last. */
	readonly activeSide: Side;
	readonly overlay: Overlay | null;
	/** Whether the results are unfolded. */
	readonly panelOpen: boolean;
	/** Goes up each time the editors are asked to be equally wide. */
	readonly evened: number;
	/** A passing word of the page: what was done, or could not be. */
	readonly message: string | null;
	/** The URI of a further schema that is about to be added. */
	readonly wantedSchema: string | null;
	/** The place in a further schema that is about to be shown. */
	readonly furtherPlace: FurtherPlace | null;
}

export type ViewStore = StoreApi<View>;

/** @param panelOpen whether the results begin unfolded */
export function createView(panelOpen: boolean): ViewStore {
	return createStore<View>()(() => ({
		result: 'problems',
		narrowTab: 'schema',
		activeSide: 'schema',
		overlay: null,
		panelOpen,
		evened: 0,
		message: null,
		wantedSchema: null,
		furtherPlace: null,
	}));
}
