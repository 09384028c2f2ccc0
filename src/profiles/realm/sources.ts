import type { Basis } from '../../core/report.ts';

/** How a claim about the host is known, and where from. */
export interface Fact {
	readonly basis: Basis;
	readonly source: string;
}

/** The host's page on its JSON Schema blocks. */
export const PAGE: Fact = { basis: 'documented', source: 'Realm, JSON Schema blocks' };
/** The code of the validator that the host uses, in its default configuration. */
export const AJV: Fact = { basis: 'source', source: 'Ajv 8.20.0, default options' };
