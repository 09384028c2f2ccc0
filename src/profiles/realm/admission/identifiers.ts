import { OBJECT } from '../../../core/document/document.ts';
import { escapeToken } from '../../../core/document/pointer.ts';
import type { Environment } from './environment.ts';
import { hostEquals } from './equality.ts';
import type { Log } from './problems.ts';
import { normalizeId, resolveAsWritten } from './uri.ts';
import { isPlace, type Value } from './value.ts';
import { type Place, viewOf } from './view.ts';

/** Keywords whose value, if a list, is a list of schemas. */
const LISTS = new Set(['items', 'allOf', 'anyOf', 'oneOf']);
/** Keywords whose value holds schemas by name. */
const MAPS = new Set(['$defs', 'definitions', 'properties', 'patternProperties', 'dependencies']);
/** Keywords whose value is never a schema. Every other one's is looked at, known or not. */
const VALUES = new Set([
	...['default', 'enum', 'const', 'required', 'maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'],
	...['multipleOf', 'maxLength', 'minLength', 'pattern', 'format', 'maxItems', 'minItems', 'uniqueItems'],
	...['maxProperties', 'minProperties'],
]);

/** Plain-name anchors may look like this. */
const ANCHOR = /^[a-z_][-a-z0-9._]*$/i;

/** Names that objects inherit are in every table that the validator asks with `in`. */
function has(table: ReadonlySet<string>, key: string): boolean {
	return table.has(key) || key in Object.prototype;
}

interface Visit {
	readonly node: number;
	/** As the walk writes it: names under a keyword escaped, keywords not. */
	readonly pointer: string;
	readonly baseId: string;
}

interface IdentifierInput {
	readonly schema: Place;
	/** The URI of the whole, and the same as a path with `#` at its end. */
	readonly baseId: string;
	readonly pathPrefix: string;
	/** What is known by URI; further schemas are added. */
	readonly refs: Map<string, Environment | string>;
	readonly log: Log;
}

/**
 * Finds every `$id` and anchor below the root of a block, and notes where it stands.
 * @returns schemas by plain fragment, for references without a path
 */
export function collectIdentifiers(input: IdentifierInput): ReadonlyMap<string, Value> {
	return new Collector(input).collect();
}

class Collector {
	readonly #input: IdentifierInput;
	readonly #local = new Map<string, Value>();
	readonly #seen = new Set<string>();

	constructor(input: IdentifierInput) {
		this.#input = input;
	}

	collect(): ReadonlyMap<string, Value> {
		const { schema, baseId } = this.#input;
		const pending: Visit[] = [{ node: schema.node, pointer: '', baseId }];
		for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
			const inner = visit.node === schema.node ? baseId : this.#identify(visit);
			const children = this.#children(visit, inner);
			for (let i = children.length - 1; i >= 0; i--) pending.push(children[i]);
		}
		return this.#local;
	}

	#children({ node, pointer }: Visit, baseId: string): Visit[] {
		const { document } = this.#input.schema;
		const view = viewOf(document);
		const children: Visit[] = [];
		const visit = (child: number, path: string) => {
			if (document.kind(child) === OBJECT) children.push({ node: child, pointer: path, baseId });
		};
		for (const [key, child] of view.object(node)) {
			const items = view.items(child);
			if (items.length > 0) {
				if (!has(LISTS, key)) continue;
				for (const [index, item] of items.entries()) visit(item, `${pointer}/${key}/${index}`);
			} else if (has(MAPS, key)) {
				for (const [name, inner] of view.object(child)) visit(inner, `${pointer}/${key}/${escapeToken(name)}`);
			} else if (!has(VALUES, key)) visit(child, `${pointer}/${key}`);
		}
		return children;
	}

	/** Notes the identifiers of a schema and answers its base URI. */
	#identify({ node, pointer, baseId }: Visit): string {
		const { document } = this.#input.schema;
		const view = viewOf(document);
		const id = view.get(node, '$id');
		const text = id < 0 ? null : view.string(id);
		const inner = text === null ? baseId : (this.#add(node, id, '$id', text, pointer, baseId) ?? baseId);
		for (const keyword of ['$anchor', '$dynamicAnchor']) {
			const anchor = view.get(node, keyword);
			const name = anchor < 0 ? null : view.string(anchor);
			if (name === null) continue;
			if (ANCHOR.test(name)) this.#add(node, anchor, keyword, `#${name}`, pointer, inner);
			else this.#refuse(keyword, anchor, `invalid anchor "${name}"`);
		}
		return inner;
	}

	#add(node: number, at: number, keyword: string, id: string, pointer: string, baseId: string): string | undefined {
		const { schema, refs, log, pathPrefix } = this.#input;
		const problem = { kind: 'identifier', keyword, place: { document: schema.document, node: at } } as const;
		const uri = log.attempt(problem, () => normalizeId(baseId === '' ? id : resolveAsWritten(baseId, id)));
		if (uri === undefined) return undefined;
		const ambiguous = `reference "${uri}" resolves to more than one schema`;
		if (this.#seen.has(uri)) {
			this.#refuse(keyword, at, ambiguous);
			return uri;
		}
		this.#seen.add(uri);
		const place = { document: schema.document, node };
		const unlike = (other: Value | undefined) =>
			other !== undefined && isPlace(other) && log.attempt(problem, () => hostEquals(place, other)) === false;
		let known = refs.get(uri);
		if (typeof known === 'string') known = refs.get(known);
		if (typeof known === 'object') {
			if (unlike(known.schema)) this.#refuse(keyword, at, ambiguous);
		} else if (uri !== normalizeId(pathPrefix + pointer)) {
			if (uri.startsWith('#')) {
				if (unlike(this.#local.get(uri))) this.#refuse(keyword, at, ambiguous);
				this.#local.set(uri, place);
			} else refs.set(uri, pathPrefix + pointer);
		}
		return uri;
	}

	#refuse(keyword: string, node: number, text: string): void {
		const { schema, log } = this.#input;
		log.report({ kind: 'identifier', keyword, place: { document: schema.document, node }, text });
	}
}
