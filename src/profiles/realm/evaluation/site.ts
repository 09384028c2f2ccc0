import type { Environment } from '../admission/environment.ts';
import type { Value } from '../admission/value.ts';
import type { Place } from '../admission/view.ts';
import type { Datum } from './datum.ts';
import type { Row } from './row.ts';

/** The datum fits. */
export const FITS = 0;
/** It does not; what is around goes on. */
export const FAILS = 1;
/** It does not, and the function has returned. */
export const RETURNS = 2;
/** Nothing is wrong, but the rest of the group is passed over: a quirk of the code that the validator writes. */
export const SKIPS = 3;
export type Outcome = typeof FITS | typeof FAILS | typeof RETURNS | typeof SKIPS;

/** One call of a compiled function. */
export interface Call {
	readonly environment: Environment;
	readonly rows: Row[];
	/** Variables of the function that live on from one item to the next, by where they are declared. */
	readonly variables: Map<string, boolean>;
	/** Whether a failure here is one of the whole value, not of a branch that is tried. */
	readonly isTop: boolean;
	/** Whether no one will read the rows. */
	readonly silent: boolean;
}

/** One schema applied to one datum. */
export interface Site {
	readonly call: Call;
	readonly schema: Value;
	readonly datum: Datum;
	/** The node that stands for the datum: the object, for a name or for something inherited. */
	readonly owner: number;
	readonly instancePath: string;
	readonly schemaPath: string;
	/** Inside a combinator: a failure does not end the function. */
	readonly composite: boolean;
	/** Inside `not` or `if`: no one will read the rows. */
	readonly silent: boolean;
	readonly propertyName: string | null;
	/** The `$ref` whose schema is copied here, or -1. */
	readonly copiedAt: number;
}

/** The key of the variable that a keyword declares in the function. */
export function variableAt({ copiedAt }: Site, { node }: Place): string {
	return `${copiedAt} ${node}`;
}

/** The keyword that made the whole value fail, and where in the value. */
export interface Origin {
	readonly keyword: string;
	readonly place: Place;
	readonly instance: number;
	readonly property: string | null;
}
