/** The two clauses of a refusal that depend on what is wrong, and where. */
export interface Clause {
	/** What is wrong. */
	readonly detail: string;
	/** What to do. */
	readonly remedy: string;
	/** The keyword concerned, by its path inside the block; null where none is named. */
	readonly path: readonly string[] | null;
}
