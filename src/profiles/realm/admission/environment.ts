import type { Value } from './value.ts';
import { isContainer, isPlace, isTruthy, ownProperty } from './value.ts';

/** Where a `$ref` leads: into a function of its own, or into a schema copied in its place. */
export type Link =
	| { readonly kind: 'function'; readonly environment: Environment }
	/** `path` takes the place of the schema path in what is said from there on. */
	| { readonly kind: 'inline'; readonly schema: Value; readonly path: string };

interface EnvironmentParts {
	readonly schema: Value;
	readonly root?: Environment;
	readonly baseId: string;
	readonly localRefs?: ReadonlyMap<string, Value>;
	readonly meta?: boolean;
}

/** A schema that is compiled to one function: the whole block, or one that is referred to and refers on. */
export class Environment {
	readonly schema: Value;
	readonly root: Environment;
	/** The URI against which its references are resolved. */
	readonly baseId: string;
	/** Schemas of a root by a plain fragment of theirs (`$id: "#name"`). */
	readonly localRefs: ReadonlyMap<string, Value>;
	readonly meta: boolean;
	/** Whether its function answers with a promise. */
	readonly isAsync: boolean;
	/** References of a root that were resolved, by their full URI. */
	readonly refs = new Map<string, Environment | Value>();
	/** Where each `$ref` of the schema leads, by the node of its value. */
	readonly links = new Map<number, Link>();
	compiled = false;

	constructor({ schema, root, baseId, localRefs, meta }: EnvironmentParts) {
		this.schema = schema;
		this.root = root ?? this;
		this.baseId = baseId;
		this.localRefs = localRefs ?? new Map();
		this.meta = meta ?? false;
		const isAsync = isContainer(schema) ? ownProperty(schema, '$async') : null;
		this.isAsync = isAsync !== null && isTruthy(isAsync);
	}
}

export function isEnvironment(found: Environment | Value): found is Environment {
	return found instanceof Environment;
}

/** A key that is equal for environments that the validator takes for the same. */
export function sameKey({ schema, root, baseId }: Environment, numberOf: (thing: object) => number): string {
	const own = isPlace(schema) ? `${numberOf(schema.document)}.${schema.node}` : `f${numberOf(schema)}`;
	return `${own} ${numberOf(root)} ${baseId}`;
}
