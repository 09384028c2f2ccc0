import { useDeferredValue, useMemo } from 'react';
import type { Range, Side } from '../../core/index.ts';
import type { Mark } from '../../editor/mark.ts';
import { profileOf, useSession, useWorkbench } from '../workbench.ts';
import { listMarks } from './marks.ts';
import { useSources } from './use-sources.ts';

const NONE: readonly Mark[] = [];

/** What the list of schemas has to mark in the schema's editor. */
export interface ListMarks {
	readonly marks: readonly Mark[];
	/** No marks, the same list each time. */
	readonly none: readonly Mark[];
	/** Where the schema stands that is worked on; null: the whole text is. */
	readonly part: Range | null;
	/** Whether they take the place of the report's: the whole text is no schema, and the list is looked at. */
	readonly alone: boolean;
}

/** Marks of a document that holds many schemas, while its list is looked at or one of them is worked on. */
export function useListMarks(side: Side): ListMarks {
	const { profiles } = useWorkbench();
	const listing = useDeferredValue(useSources(({ listing }) => listing));
	const shown = useSources(({ shown }) => shown);
	const working = useSources(({ working }) => working);
	const narrowed = useSession(({ pointer }) => pointer !== null);
	const wanted = side === 'schema' && listing !== null && listing.rows.length > 0 && (shown || narrowed);
	const marks = useMemo(() => {
		if (!wanted) return NONE;
		// Verdicts of a list that is no longer looked at grow old.
		const looked = shown ? listing : { ...listing, rows: [] };
		return listMarks(looked, working, (id) => profileOf(profiles, id).title);
	}, [wanted, shown, listing, working, profiles]);
	const part = useMemo(() => {
		const row = wanted && working !== null ? listing.rows.find(({ entry }) => entry.pointer === working.pointer) : null;
		return row?.range ?? null;
	}, [wanted, listing, working]);
	return useMemo(() => ({ marks, none: NONE, part, alone: wanted && !narrowed }), [marks, part, wanted, narrowed]);
}
