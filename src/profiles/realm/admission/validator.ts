import { ARRAY, NULL, OBJECT } from '../../../core/document/document.ts';
import { compileSchema, compileSubschema } from './compile.ts';
import type { Context } from './context.ts';
import { Environment, sameKey } from './environment.ts';
import { collectIdentifiers } from './identifiers.ts';
import { META_SCHEMA_URI, metaSchemaDocument } from './meta-schema.ts';
import { Log } from './problems.ts';
import { resolveSchema } from './resolve.ts';
import { run, type Task } from './tasks.ts';
import { fullPath, normalizeId, resolveUri } from './uri.ts';
import { booleanOf, INHERITED_VALUE, isInherited, isPlace, isTruthy, ownProperty, type Value } from './value.ts';
import { type Place, viewOf } from './view.ts';

/** Functions that wait for one another while they are compiled; more would overflow the host's stack. */
const MOST_RUNNING = 5000;
const OVERFLOW = 'Maximum call stack size exceeded';

/**
 * One instance of the host's validator, made anew for each block: what it knows by URI, and what came to light
 * while it compiled. It goes on after the first problem, so that all of them can be shown; from there on it is
 * ahead of the host.
 */
export class Validator {
	readonly refs = new Map<string, Environment | string>();
	readonly schemas = new Map<string, Environment>();
	readonly log = new Log();
	/** Whether `format` is looked at: not in the validator's own meta-schema. */
	checksFormats = true;
	/** The meta-schema is compiled, and then without its formats, only when a block is validated against it. */
	#metaReady = false;
	readonly #running = new Map<string, Environment>();
	readonly #numbers = new WeakMap<object, number>();
	readonly #refs = new WeakMap<Environment, Map<string, Environment | Value>>();
	#count = 0;

	constructor() {
		const { meta } = template();
		if (meta !== null) this.#know(META_SCHEMA_URI, meta);
		this.refs.set('http://json-schema.org/schema', META_SCHEMA_URI);
	}

	#know(uri: string, environment: Environment): void {
		this.schemas.set(uri, environment);
		this.refs.set(uri, environment);
	}

	/** Registers a block. @returns undefined where it is no schema at all */
	add(schema: Place, meta = false): Environment | undefined {
		const { document, node } = schema;
		const kind = document.kind(node);
		if (kind === NULL) return this.#end(schema, "Cannot read properties of null (reading '$id')");
		const isBoolean = booleanOf(schema) !== null;
		if (kind < ARRAY && !isBoolean) return this.#end(schema, 'schema must be object or boolean');
		const baseId = this.#ownId(schema);
		if (baseId === undefined) return undefined;
		const problem = { kind: 'identifier', keyword: '$id', place: schema } as const;
		const pathPrefix = isBoolean ? '' : this.log.attempt(problem, () => fullPath(baseId));
		if (pathPrefix === undefined) return undefined;
		const { refs, log } = this;
		const localRefs = kind === OBJECT ? collectIdentifiers({ schema, baseId, pathPrefix, refs, log }) : undefined;
		const environment = new Environment({ schema, baseId, meta, ...(localRefs && { localRefs }) });
		if (!baseId.startsWith('#')) {
			if (baseId !== '' && (this.schemas.has(baseId) || this.refs.has(baseId) || isInherited(baseId))) {
				log.report({ ...problem, text: `schema with key or id "${baseId}" already exists` });
			}
			this.refs.set(baseId, environment);
		}
		return environment;
	}

	#end(place: Place, text: string): undefined {
		this.log.report({ kind: 'value', keyword: null, place, text });
		return undefined;
	}

	/** The `$id` of a schema's root, "" where there is none that counts. */
	#ownId(schema: Place): string | undefined {
		const id = ownProperty(schema, '$id');
		if (id === null || !isTruthy(id)) return '';
		const text = viewOf(id.document).string(id.node);
		if (text !== null) return normalizeId(text);
		this.log.report({ kind: 'identifier', keyword: '$id', place: id, text: 'id.replace is not a function' });
		return undefined;
	}

	/** The references that a root has resolved in this instance. */
	refsOf(root: Environment): Map<string, Environment | Value> {
		let refs = this.#refs.get(root);
		if (refs === undefined) {
			refs = new Map(root.refs);
			this.#refs.set(root, refs);
		}
		return refs;
	}

	/** The same environment, compiled if it was not. */
	*compiled(environment: Environment): Task<Environment> {
		if (environment.meta && environment.compiled && !this.#metaReady) {
			const text = 'unknown format "uri-reference" ignored in schema at path "#/properties/%24id"';
			this.log.report({ kind: 'format', keyword: null, place: null, text });
			return environment;
		}
		return environment.compiled ? environment : ((yield this.compile(environment)) as Environment);
	}

	/** Compiles a schema to a function of its own; one that is being compiled stands for itself. */
	*compile(environment: Environment): Task<Environment> {
		const key = sameKey(environment, (thing) => this.#numberOf(thing));
		const running = this.#running.get(key);
		if (running !== undefined) return running;
		const problem = { kind: 'identifier', keyword: '$id', place: null } as const;
		const rootId = this.log.attempt(problem, () => fullPath(normalizeId(environment.root.baseId)));
		if (rootId === undefined) return environment;
		if (this.#running.size >= MOST_RUNNING) {
			this.overflow(isPlace(environment.schema) ? environment.schema : null, null);
			return environment;
		}
		this.#running.set(key, environment);
		yield compileSchema(this, {
			environment,
			schema: environment.schema,
			baseId: environment.baseId === '' ? rootId : environment.baseId,
			path: '#',
			dataTypes: [],
		});
		this.#running.delete(key);
		environment.compiled = true;
		return environment;
	}

	/** Compiles a schema into the function of the one around it. */
	subschema(context: Context): Task<void> {
		return compileSubschema(this, context);
	}

	/** Notes that the host would run out of stack. */
	overflow(place: Place | null, keyword: string | null): void {
		this.log.report({ kind: 'loop', keyword, place, text: OVERFLOW });
	}

	#numberOf(thing: object): number {
		let number = this.#numbers.get(thing);
		if (number === undefined) {
			number = this.#count++;
			this.#numbers.set(thing, number);
		}
		return number;
	}

	/** Where a reference leads: a function, a schema to copy, or undefined when nowhere. Malformed ones are noted. */
	*reference(root: Environment, baseId: string, at: Place): Task<Environment | Value | undefined | 'malformed'> {
		const problem = { kind: 'identifier', keyword: '$ref', place: at } as const;
		const text = at.document.string(at.node);
		const uri = this.log.attempt(problem, () => resolveUri(baseId, text));
		if (uri === undefined) return 'malformed';
		const refs = this.refsOf(root);
		const known = refs.get(uri) ?? (isInherited(uri) ? INHERITED_VALUE : undefined);
		if (known !== undefined) return known;
		const found = ((yield this.#find(root, uri, at)) as Environment | undefined) ?? this.#local(root, baseId, uri);
		if (found === undefined) return undefined;
		const { schema } = found;
		const isCopied = !isPlace(schema) || !viewOf(schema.document).hasReference(schema.node);
		let resolved: Environment | Value = schema;
		if (!isCopied) resolved = (yield this.compiled(found)) as Environment;
		refs.set(uri, resolved);
		return resolved;
	}

	#local(root: Environment, baseId: string, uri: string): Environment | undefined {
		const schema = root.localRefs.get(uri);
		return schema === undefined ? undefined : new Environment({ schema, root, baseId });
	}

	*#find(root: Environment, uri: string, at: Place): Task<Environment | undefined> {
		const { key, environment } = this.#followed(uri, (name) => this.refs.get(name));
		const known = environment ?? this.schemas.get(key);
		return known ?? ((yield resolveSchema(this, root, key, at)) as Environment | undefined);
	}

	/**
	 * The compiled schema that `$schema` names, or undefined when there is none. The URI may lead anywhere that
	 * a reference may: into the block itself, or into a part of a meta-schema.
	 */
	*named(uri: string, at: Place): Task<Environment | undefined> {
		if (isInherited(normalizeId(uri))) {
			const text = "Cannot read properties of undefined (reading 'baseId')";
			this.log.report({ kind: 'dialect', keyword: '$schema', place: at, text });
			return undefined;
		}
		const { key, environment } = this.#followed(uri, (name) => {
			const id = normalizeId(name);
			return this.schemas.get(id) ?? this.refs.get(id);
		});
		const nowhere = new Environment({ schema: INHERITED_VALUE, baseId: '' });
		const found = environment ?? ((yield resolveSchema(this, nowhere, key, at)) as Environment | undefined);
		if (found === undefined) return undefined;
		if (found.meta) this.#metaReady = true;
		return (yield this.compiled(found)) as Environment;
	}

	/** Follows other names of a schema to the schema, or to the last name. */
	#followed(
		uri: string,
		get: (name: string) => Environment | string | undefined,
	): { readonly key: string; readonly environment: Environment | undefined } {
		const passed = new Set<string>();
		for (let key = uri; ; ) {
			const known = get(key);
			if (typeof known !== 'string') return { key, environment: known };
			if (passed.has(known)) return { key, environment: undefined };
			passed.add(known);
			key = known;
		}
	}
}

/** What every instance starts with: the meta-schema, compiled. */
interface Template {
	readonly meta: Environment | null;
}

let made: Template | null = null;

function template(): Template {
	if (made !== null) return made;
	made = { meta: null };
	const validator = new Validator();
	validator.checksFormats = false;
	const meta = validator.add({ document: metaSchemaDocument(), node: 0 }, true);
	if (meta === undefined) throw new Error('The meta-schema cannot be read.');
	run(validator.compile(meta));
	for (const [uri, target] of validator.refsOf(meta)) meta.refs.set(uri, target);
	made = { meta };
	return made;
}
