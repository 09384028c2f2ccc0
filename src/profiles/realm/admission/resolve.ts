import { hasKeywordsBesideRef } from './emptiness.ts';
import { Environment } from './environment.ts';
import type { Task } from './tasks.ts';
import { fullPath, normalizeId, resolveUri, splitReference } from './uri.ts';
import type { Validator } from './validator.ts';
import {
	booleanOf,
	isContainer,
	isNull,
	isPlace,
	isSame,
	isTruthy,
	keysOf,
	ownProperty,
	propertyOf,
	type Value,
} from './value.ts';
import { type Place, viewOf } from './view.ts';

/** Keywords under which an `$id` is a name and no identifier. */
const NO_SCOPE: ReadonlySet<string> = new Set([
	'properties',
	'patternProperties',
	'enum',
	'dependencies',
	'definitions',
]);

/**
 * Resolves a full URI whose schema is not known by that name: a pointer into a known one, as a rule.
 * @param at the `$ref` (or `$schema`) concerned, for what is noted
 */
export function resolveSchema(
	validator: Validator,
	root: Environment,
	reference: string,
	at: Place,
): Task<Environment | undefined> {
	return new Resolver(validator, at).resolve(root, reference);
}

class Resolver {
	readonly #validator: Validator;
	readonly #at: Place;
	/** References being resolved: one that comes again goes round for ever. */
	readonly #pending = new Set<string>();

	constructor(validator: Validator, at: Place) {
		this.#validator = validator;
		this.#at = at;
	}

	*resolve(root: Environment, reference: string): Task<Environment | undefined> {
		if (this.#pending.has(reference)) {
			this.#validator.overflow(this.#at, '$ref');
			return undefined;
		}
		this.#pending.add(reference);
		const found = (yield this.#step(root, reference)) as Environment | undefined;
		this.#pending.delete(reference);
		return found;
	}

	*#step(root: Environment, reference: string): Task<Environment | undefined> {
		const split = this.#attempt(() => splitReference(reference));
		const base = this.#attempt(() => fullPath(normalizeId(root.baseId)));
		if (split === undefined || base === undefined) return undefined;
		const { path, fragment } = split;
		if (path === base && keysOf(root.schema).length > 0) {
			return (yield this.#pointer(fragment, root)) as Environment | undefined;
		}
		const id = normalizeId(path);
		const known = this.#validator.refs.get(id) ?? this.#validator.schemas.get(id);
		if (typeof known === 'string') {
			const target = (yield this.resolve(root, known)) as Environment | undefined;
			if (target === undefined || !isContainer(target.schema)) return undefined;
			return (yield this.#pointer(fragment, target)) as Environment | undefined;
		}
		if (known === undefined || !isContainer(known.schema)) return undefined;
		yield this.#validator.compiled(known);
		if (id !== normalizeId(reference)) return (yield this.#pointer(fragment, known)) as Environment | undefined;
		const baseId = this.#scoped(known.schema, base);
		return baseId === undefined ? undefined : new Environment({ schema: known.schema, root, baseId });
	}

	*#pointer(fragment: string | undefined, environment: Environment): Task<Environment | undefined> {
		if (fragment === undefined || !fragment.startsWith('/')) return undefined;
		const { root } = environment;
		let { schema, baseId } = environment;
		for (const part of fragment.slice(1).split('/')) {
			if (booleanOf(schema) !== null) return undefined;
			const name = this.#attempt(() => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
			if (name === undefined) return undefined;
			if (isNull(schema)) return this.#fail(`Cannot read properties of null (reading '${name}')`);
			const inner = propertyOf(schema, name);
			if (inner === undefined) return undefined;
			schema = inner;
			if (isNull(schema)) return this.#fail("Cannot read properties of null (reading '$id')");
			const scoped = NO_SCOPE.has(part) ? baseId : this.#scoped(schema, baseId);
			if (scoped === undefined) return undefined;
			baseId = scoped;
		}
		const onward = (yield this.#onward(root, schema, baseId)) as Environment | undefined;
		const found = onward ?? new Environment({ schema, root, baseId });
		return isSame(found.schema, found.root.schema) ? undefined : found;
	}

	/** A schema that only refers on stands for what it refers to. */
	*#onward(root: Environment, schema: Value, baseId: string): Task<Environment | undefined> {
		const ref = ownProperty(schema, '$ref');
		if (ref === null || !isTruthy(ref) || hasKeywordsBesideRef(schema)) return undefined;
		const text = viewOf(ref.document).string(ref.node);
		if (text === null) return this.#fail('id.replace is not a function');
		const uri = this.#attempt(() => resolveUri(baseId, text));
		return uri === undefined ? undefined : ((yield this.resolve(root, uri)) as Environment | undefined);
	}

	/** The base URI inside a schema; undefined where its `$id` cannot be resolved. */
	#scoped(schema: Value, baseId: string): string | undefined {
		const id = isPlace(schema) ? ownProperty(schema, '$id') : null;
		if (id === null || !isTruthy(id)) return baseId;
		const text = viewOf(id.document).string(id.node);
		if (text === null) return this.#fail('id.replace is not a function');
		return this.#attempt(() => resolveUri(baseId, text));
	}

	#attempt<T>(make: () => T): T | undefined {
		return this.#validator.log.attempt({ kind: 'identifier', keyword: '$ref', place: this.#at }, make);
	}

	#fail(text: string): undefined {
		this.#validator.log.report({ kind: 'identifier', keyword: '$ref', place: this.#at, text });
		return undefined;
	}
}
