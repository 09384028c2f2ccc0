import type { SchemaPlace } from '../evaluate/evaluation.ts';
import type { FindingCode } from '../report.ts';

/** Why a schema cannot be compiled. */
export interface CompileProblem {
	readonly code: FindingCode;
	readonly keyword: string;
	readonly place: SchemaPlace;
	readonly message: string;
	/** The URI, resolved, of a reference that leads nowhere. */
	readonly reference?: string;
	/** The URI of the document that the reference, or `$schema`, needs and nobody gave. */
	readonly missing?: string;
}
