import type { Environment } from './environment.ts';
import type { Value } from './value.ts';
import type { Place } from './view.ts';
import type { TypeName } from './vocabulary.ts';

/** What the validator knows while it compiles one schema. */
export interface Context {
	readonly environment: Environment;
	readonly schema: Value;
	/** The URI against which references here are resolved. */
	readonly baseId: string;
	/** The schema path in what is said from here on. */
	readonly path: string;
	/** Types that the schemas around have left for this instance; none: no one has said. */
	dataTypes: readonly TypeName[];
}

/** A context whose schema is an object of the block. */
export interface ObjectContext extends Context {
	readonly schema: Place;
}
