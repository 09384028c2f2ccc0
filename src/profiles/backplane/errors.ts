import type { FindingCode } from '../../core/report.ts';
import type { Term } from './term.ts';

/** The classes of the host's errors that its schema check uses. */
export type ErrorClass = 'unsupported_capability' | 'validation';

/** The host's error, as its `Error.to_map/1` gives it. */
export interface HostError {
	readonly class: ErrorClass;
	readonly message: string;
	/** Atom keys upstream. */
	readonly details: Readonly<Record<string, Term>>;
}

/** The kinds of error, by what went wrong. The catalogue is complete. */
export type ErrorKind = keyof typeof CATALOGUE;

const CATALOGUE = {
	'schema-missing': ['unsupported_capability', 'tool schema is required'],
	'not-maps': ['validation', 'tool schema and arguments must be maps'],
	root: ['unsupported_capability', 'only object tool schemas are supported'],
	'unknown-keyword': ['unsupported_capability', 'schema keyword is unsupported'],
	'keyword-for-type': ['unsupported_capability', 'schema keyword is unsupported for this type'],
	'type-unsupported': ['unsupported_capability', 'property schema type is unsupported'],
	'oneOf-siblings': ['unsupported_capability', 'oneOf sibling keywords are unsupported'],
	'schema-not-map': ['validation', 'property schema must be a map'],
	'type-missing': ['validation', 'property schema type is required'],
	properties: ['validation', 'schema properties must be a map'],
	required: ['validation', 'schema required must be a list of property names'],
	additionalProperties: ['validation', 'schema additionalProperties must be a boolean'],
	minimum: ['validation', 'schema minimum must be a number'],
	oneOf: ['validation', 'schema oneOf must be a non-empty list'],
	'wrong-type': ['validation', 'tool argument has the wrong type'],
	'below-minimum': ['validation', 'tool argument is below the minimum'],
	missing: ['validation', 'required tool argument is missing'],
	additional: ['validation', 'additional tool argument is not allowed'],
	'oneOf-match': ['validation', 'tool argument must match exactly one oneOf branch'],
} as const satisfies Record<string, readonly [ErrorClass, string]>;

/** What each schema-side kind is to the reader of a report. */
export const FINDING_CODES: Partial<Record<ErrorKind, FindingCode>> = {
	'schema-missing': 'root',
	'not-maps': 'root',
	root: 'root',
	'unknown-keyword': 'unsupported-keyword',
	'keyword-for-type': 'unsupported-keyword',
	'type-unsupported': 'unsupported-type',
	'oneOf-siblings': 'unsupported-keyword',
};

/** The host's error of one kind. */
export function hostError(kind: ErrorKind, details: HostError['details'] = {}): HostError {
	const [errorClass, message] = CATALOGUE[kind];
	return { class: errorClass, message, details };
}
