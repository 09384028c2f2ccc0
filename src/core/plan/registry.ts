import type { Dialect } from '../dialects/dialect.ts';
import { dialectByUri } from '../dialects/dialects.ts';
import { metaSchema } from '../dialects/meta-schemas.ts';
import { type DialectTable, tableOf, vocabularyTable } from '../dialects/table.ts';
import { type Document, OBJECT, STRING, TRUE } from '../document/document.ts';
import type { EvaluationRules } from '../evaluate/evaluation.ts';
import type { Resource } from './resource.ts';
import { scanResources } from './scan.ts';
import { splitFragment } from './uri.ts';

/** A schema document given by hand, under the URI by which references reach it. */
export interface NamedDocument {
	readonly uri: string;
	readonly document: Document;
}

/** Tells what is wrong with a `$schema`. */
type Complain = (message: string, missing?: string) => void;

/** A `$schema` that no one here knows. */
export interface DialectProblem {
	readonly document: Document;
	/** The root of the resource. */
	readonly root: number;
	/** The value of `$schema`. */
	readonly node: number;
	readonly message: string;
	/** The URI of the meta-schema that nobody gave. */
	readonly missing?: string;
}

/**
 * Every schema resource that references can reach: those of the document that is compiled, of the documents
 * given beside it, and the built-in meta-schemas. The others are looked through only when a reference asks
 * for something that is not in the first.
 */
export class Registry {
	readonly problems: DialectProblem[] = [];
	readonly #rules: EvaluationRules;
	readonly #dialect: Dialect;
	readonly #given: readonly NamedDocument[];
	readonly #byUri = new Map<string, Resource>();
	readonly #byNode = new Map<Document, Map<number, Resource>>();
	#scanned = false;

	constructor(rules: EvaluationRules, dialect: Dialect, given: readonly NamedDocument[]) {
		this.#rules = rules;
		this.#dialect = dialect;
		this.#given = given;
	}

	/** Takes a document in; its root resource. */
	add(document: Document, root: number, uri: string): Resource {
		const known = this.#byNode.get(document)?.get(root);
		if (known !== undefined) return known;
		const resources = scanResources(document, root, uri, (node, outer) => this.#tableAt(document, node, outer));
		this.#byNode.set(document, new Map(resources.map((resource) => [resource.node, resource])));
		for (const resource of resources) if (!this.#byUri.has(resource.uri)) this.#byUri.set(resource.uri, resource);
		const [first] = resources;
		if (!this.#byUri.has(uri)) this.#byUri.set(uri, first);
		return first;
	}

	/** The resource with this URI, or null. */
	find(uri: string): Resource | null {
		return this.#byUri.get(uri) ?? this.#findElsewhere(uri);
	}

	#findElsewhere(uri: string): Resource | null {
		if (!this.#scanned) {
			this.#scanned = true;
			for (const given of this.#given) this.add(given.document, 0, splitFragment(given.uri).uri);
			const found = this.#byUri.get(uri);
			if (found !== undefined) return found;
		}
		const builtIn = metaSchema(uri);
		return builtIn === null ? null : this.add(builtIn, 0, uri);
	}

	/** The resource in which a node stands: the nearest around it. */
	around(document: Document, node: number): Resource | null {
		const resources = this.#byNode.get(document);
		if (resources === undefined) return null;
		for (let at = node; at >= 0; at = document.parent(at)) {
			const resource = resources.get(at);
			if (resource !== undefined) return resource;
		}
		return null;
	}

	/** The resource whose root is this node, or undefined. */
	at(document: Document, node: number): Resource | undefined {
		return this.#byNode.get(document)?.get(node);
	}

	/** The table that holds for a resource root: as its `$schema` says, where rules obey it; else as around it. */
	#tableAt(document: Document, node: number, outer: DialectTable | null): DialectTable {
		const inherited = outer ?? tableOf(this.#dialect, this.#rules);
		if (this.#rules.dialectBySchema !== true || document.kind(node) !== OBJECT) return inherited;
		const at = document.child(node, '$schema');
		if (at < 0 || document.kind(at) !== STRING) return inherited;
		const complain: Complain = (message, missing) => {
			this.problems.push({ document, root: node, node: at, message, ...(missing === undefined ? {} : { missing }) });
		};
		return this.#tableFor(document.string(at), complain) ?? inherited;
	}

	#tableFor(uri: string, complain: Complain): DialectTable | null {
		const dialect = dialectByUri(uri);
		if (dialect !== null) return tableOf(dialect, this.#rules);
		const bare = splitFragment(uri).uri;
		const given = this.#given.find((other) => splitFragment(other.uri).uri === bare);
		if (given !== undefined) return this.#customTable(given.document, complain);
		complain(
			`No dialect is known under ${JSON.stringify(uri)}. Nothing is fetched: add its meta-schema to the other schemas under this URI.`,
			bare,
		);
		return null;
	}

	/** A dialect described by a meta-schema that was given: its own `$schema` tells the base, `$vocabulary` the part in use. */
	#customTable(meta: Document, complain: Complain): DialectTable {
		const schemaAt = meta.child(0, '$schema');
		const base = schemaAt < 0 || meta.kind(schemaAt) !== STRING ? null : dialectByUri(meta.string(schemaAt));
		const dialect = base ?? this.#dialect;
		const vocabularies = meta.child(0, '$vocabulary');
		if (vocabularies < 0 || meta.kind(vocabularies) !== OBJECT) return tableOf(dialect, this.#rules);
		const used = new Set<string>();
		for (const entry of meta.children(vocabularies)) {
			const uri = meta.key(entry) ?? '';
			used.add(uri);
			if (meta.kind(entry) !== TRUE || dialect.vocabularies.has(uri)) continue;
			complain(`The meta-schema requires the vocabulary ${JSON.stringify(uri)}, which is not known.`);
		}
		return vocabularyTable(dialect, this.#rules, used);
	}
}
