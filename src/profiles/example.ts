import type { SourceText } from '../core/index.ts';

/** A schema and a value worth looking at, opened in one click or by `#example=<id>`. */
export interface Example {
	/** Unique among all examples: lower-case words joined by `-`. Never changed once published: links name it. */
	readonly id: string;
	readonly title: string;
	/** One sentence: what it shows. */
	readonly summary: string;
	/** Profile id. */
	readonly profile: string;
	/** Context id; the profile's default one when absent. */
	readonly context?: string;
	readonly schema: SourceText;
	readonly value: SourceText;
	readonly formatAssertion?: boolean;
}
