import { type Document, FALSE, OBJECT } from '../document/document.ts';
import type { EvaluationRules } from '../evaluate/evaluation.ts';
import { comparison, divisibility, integrality, numberKeys } from '../evaluate/numbers.ts';
import type { NumberFunctions } from '../keywords/keyword.ts';
import { compileObject } from './context.ts';
import { settleDirect } from './direct.ts';
import { type Emission, Instruction, NEVER, visit } from './instruction.ts';
import { ANYTHING } from './kinds.ts';
import { CompiledSchema, type Plan } from './plan.ts';
import type { CompileProblem } from './problem.ts';
import { type Resolution, resolveReference } from './reference.ts';
import type { Registry } from './registry.ts';
import type { Resource } from './resource.ts';

/** Compiles schemas one after the other from a queue, so that the depth of a schema does not matter. */
export class Compiler {
	readonly registry: Registry;
	readonly rules: EvaluationRules;
	readonly traced: boolean;
	readonly numbers: NumberFunctions;
	readonly problems: CompileProblem[] = [];
	/** All schemas, in the order in which they were first reached. */
	readonly schemas: CompiledSchema[] = [];
	readonly #byNode = new Map<Document, Map<number, CompiledSchema>>();
	readonly #names = new Map<string, number>();
	readonly #resolved = new Map<Resource, Map<string, Resolution>>();
	readonly #dynamicAnchors = new Set<string>();
	#slots = 0;

	constructor(registry: Registry, rules: EvaluationRules, traced: boolean) {
		this.registry = registry;
		this.rules = rules;
		this.traced = traced;
		this.numbers = {
			compare: comparison(rules.numbers),
			isInteger: integrality(rules.numbers, rules.integerBySpelling),
			isMultiple: divisibility(rules.numbers),
			key: numberKeys(rules.numbers),
		};
	}

	/** Compiles the schema at `node` and all that it reaches. */
	start(document: Document, node: number): CompiledSchema {
		const root = this.schemaAt(document, node, this.registry.add(document, node, ''));
		for (let next = 0; next < this.schemas.length; next++) {
			const schema = this.schemas[next];
			const kind = schema.document.kind(schema.node);
			if (kind === OBJECT) compileObject(this, schema);
			else {
				const visits = this.traced ? [visit(schema)] : [];
				schema.instructions = kind === FALSE ? [...visits, nothingFits(schema)] : visits;
			}
			if (next === this.schemas.length - 1) this.#reachDynamicTargets();
		}
		settleDirect(this.schemas, this.#dynamicAnchors.size > 0);
		this.#reportDialects();
		return root;
	}

	/** Unknown dialects matter where a schema of theirs was reached. */
	#reportDialects(): void {
		if (this.registry.problems.length === 0) return;
		const reached = new Set(this.schemas.map(({ resource }) => resource));
		for (const { document, root, node, message, missing } of this.registry.problems) {
			const resource = this.registry.at(document, root);
			if (resource === undefined || !reached.has(resource)) continue;
			const needed = missing === undefined ? {} : { missing };
			this.problems.push({ code: 'dialect', keyword: '$schema', place: { document, node }, message, ...needed });
		}
	}

	plan(root: CompiledSchema): Plan {
		return {
			root,
			rules: this.rules,
			traced: this.traced,
			names: this.#names,
			schemaCount: this.schemas.length,
			dynamic: this.#dynamicAnchors.size > 0,
		};
	}

	/** The compiled schema of a node; queued when it is met for the first time. */
	schemaAt(document: Document, node: number, resource: Resource): CompiledSchema {
		let byNode = this.#byNode.get(document);
		if (byNode === undefined) {
			byNode = new Map();
			this.#byNode.set(document, byNode);
		}
		let schema = byNode.get(node);
		if (schema === undefined) {
			schema = new CompiledSchema(document, node, resource);
			byNode.set(node, schema);
			this.schemas.push(schema);
		}
		return schema;
	}

	/** Notes a problem; a part of a schema that several keywords read is told once. */
	report(problem: CompileProblem): void {
		const { document, node } = problem.place;
		const told = this.problems.some(
			({ code, place }) => code === problem.code && place.node === node && place.document === document,
		);
		if (!told) this.problems.push(problem);
	}

	name(text: string): number {
		let name = this.#names.get(text);
		if (name === undefined) {
			name = this.#names.size;
			this.#names.set(text, name);
		}
		return name;
	}

	/** Follows a reference; the same one from the same resource is followed once. */
	resolve(from: Resource, reference: string): Resolution {
		let resolved = this.#resolved.get(from);
		if (resolved === undefined) {
			resolved = new Map();
			this.#resolved.set(from, resolved);
		}
		let resolution = resolved.get(reference);
		if (resolution === undefined) {
			resolution = resolveReference(this.registry, from, reference);
			resolved.set(reference, resolution);
		}
		return resolution;
	}

	slot(): number {
		return this.#slots++;
	}

	dynamic(anchor: string): void {
		this.#dynamicAnchors.add(anchor);
	}

	/** Any resource that is entered may be the outermost one that has a dynamic anchor. */
	#reachDynamicTargets(): void {
		if (this.#dynamicAnchors.size === 0) return;
		for (const resource of new Set(this.schemas.map((schema) => schema.resource))) {
			for (const anchor of this.#dynamicAnchors) {
				const node = resource.dynamicAnchors.get(anchor);
				if (node === undefined || resource.dynamicTargets.has(anchor)) continue;
				resource.dynamicTargets.set(anchor, this.schemaAt(resource.document, node, resource));
			}
		}
	}
}

const NOTHING_FITS: Emission = { kinds: ANYTHING, holds: NEVER, explain: () => ({ kind: 'false' }) };

function nothingFits(schema: CompiledSchema): Instruction {
	return new Instruction('false', { document: schema.document, node: schema.node }, 0, NOTHING_FITS);
}
