import type { SourceText } from '../../core/index.ts';
import type { Divergence } from '../divergence.ts';
import type { CompareRow } from '../model.ts';

/** How far a search is. */
export interface PartProgress {
	readonly tried: number;
	/** Milliseconds. */
	readonly spent: number;
	/** What is being done. */
	readonly phase: 'searching' | 'shrinking';
	/** The smallest value found yet on which they part. */
	readonly best: string | null;
}

/** What came of a search for a value on which two profiles part. `tried`: values judged by both; `spent`: milliseconds. */
export type PartResult =
	/** They part on `value`, the smallest that was found: what the schema describes. */
	| {
			readonly status: 'found';
			readonly value: SourceText;
			/** What each is given: the value in the envelope of its context, where it has one. */
			readonly given: readonly [SourceText, SourceText];
			readonly rows: readonly [CompareRow, CompareRow];
			readonly divergence: Divergence;
			/** The declared difference that led there. */
			readonly about: string;
			readonly tried: number;
			readonly spent: number;
			/** Whether shrinking came to its end, so that no step makes the value smaller. */
			readonly smallest: boolean;
			readonly sentence: string;
	  }
	/** Nothing was found; that they answer alike is not said. */
	| {
			readonly status: 'none';
			readonly tried: number;
			readonly spent: number;
			readonly outOfTime: boolean;
			readonly sentence: string;
	  }
	/** They cannot part: proved by how they are made. */
	| { readonly status: 'same'; readonly tried: 0; readonly sentence: string }
	/** One of them, or both, do not take the schema. */
	| { readonly status: 'not-taken'; readonly tried: 0; readonly by: readonly CompareRow[]; readonly sentence: string }
	| { readonly status: 'cancelled'; readonly tried: number; readonly spent: number; readonly sentence: string };
