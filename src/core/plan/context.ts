import type { KeywordEntry } from '../dialects/table.ts';
import { type Document, FALSE, OBJECT, TRUE } from '../document/document.ts';
import type { EvaluationRules } from '../evaluate/evaluation.ts';
import { annotate } from '../keywords/annotations.ts';
import type { KeywordContext, NumberFunctions, Reference } from '../keywords/keyword.ts';
import type { FindingCode } from '../report.ts';
import type { Compiler } from './compiler.ts';
import { type Emission, Instruction, visit } from './instruction.ts';
import { ANYTHING } from './kinds.ts';
import type { CompiledSchema, InPlaceEdge } from './plan.ts';
import type { Resource } from './resource.ts';

/** A keyword as it stands in the schema. */
interface Use {
	readonly written: string;
	readonly entry: KeywordEntry;
	readonly node: number;
}

/** How many instructions are sorted by hand. */
const FEW = 16;

/** Where draft-04 has booleans in the place of schemas. */
const BOOLEAN_PLACES: ReadonlySet<string> = new Set(['additionalProperties', 'additionalItems']);

/** Compiles every keyword of an object schema and puts the instructions in the host's order. */
export function compileObject(compiler: Compiler, schema: CompiledSchema): void {
	const context = new SchemaContext(compiler, schema);
	context.compile();
}

/** One schema while it is compiled, as its keywords see it. */
class SchemaContext implements KeywordContext {
	readonly document: Document;
	readonly rules: EvaluationRules;
	readonly numbers: NumberFunctions;
	readonly schema: CompiledSchema;
	readonly resource: Resource;
	readonly #compiler: Compiler;
	readonly #uses: readonly Use[];
	readonly #emitted: Instruction[] = [];
	readonly #edges: InPlaceEdge[] = [];
	readonly #applied: CompiledSchema[] = [];
	#use: Use | null = null;

	constructor(compiler: Compiler, schema: CompiledSchema) {
		this.#compiler = compiler;
		this.document = schema.document;
		this.rules = compiler.rules;
		this.numbers = compiler.numbers;
		this.schema = schema;
		this.resource = schema.resource;
		this.#uses = usesOf(schema, compiler.traced);
	}

	compile(): void {
		if (this.traced) this.#emitted.push(visit(this.schema));
		for (const use of this.#uses) {
			this.#use = use;
			use.entry.keyword.compile?.(this, use.node);
		}
		if (this.traced && this.resource.table.dialect.unknownAnnotates) this.#annotateUnknown();
		this.schema.instructions = inOrder(this.#emitted);
		if (this.#applied.length > 0) this.schema.uses = this.#applied;
	}

	/** A name that is no keyword of the dialect annotates with whatever stands under it. */
	#annotateUnknown(): void {
		const { document } = this;
		for (const node of document.children(this.schema.node)) {
			const written = document.key(node) ?? '';
			if (this.resource.table.entries.has(written)) continue;
			this.#use = { written, entry: { keyword: { name: written }, rank: 0 }, node };
			annotate(this, ANYTHING);
		}
	}

	get keyword(): string {
		return this.#use?.written ?? '';
	}

	get traced(): boolean {
		return this.#compiler.traced;
	}

	get formatAsserts(): boolean {
		return this.resource.table.formatAsserts;
	}

	sibling(name: string): number {
		return this.#find(name)?.node ?? -1;
	}

	leads(names: readonly string[]): boolean {
		let leader: Use | null = null;
		for (const use of this.#uses) {
			if (names.includes(use.entry.keyword.name) && (leader === null || isEarlier(use, leader))) leader = use;
		}
		return leader === this.#use;
	}

	within<T>(name: string, read: (node: number) => T): T | null {
		const use = this.#find(name);
		if (use === undefined) return null;
		const outer = this.#use;
		this.#use = use;
		const result = read(use.node);
		this.#use = outer;
		return result;
	}

	reporter(name: string): Instruction {
		return this.#instruction(this.#find(name) ?? this.#use, { kinds: ANYTHING });
	}

	#find(name: string): Use | undefined {
		for (const use of this.#uses) if (use.entry.keyword.name === name) return use;
		return undefined;
	}

	subschema(node: number): CompiledSchema {
		const { document, resource } = this;
		const kind = document.kind(node);
		if (kind === TRUE || kind === FALSE) {
			if (!resource.table.dialect.booleanSchemas && !BOOLEAN_PLACES.has(this.keyword)) {
				this.malformed(node, 'In this draft a schema must be an object.');
			}
		} else if (kind !== OBJECT) this.malformed(node, 'A schema must be an object, true or false.');
		const applied = this.#compiler.schemaAt(document, node, this.#compiler.registry.at(document, node) ?? resource);
		this.#applied.push(applied);
		return applied;
	}

	inPlace(node: number): CompiledSchema {
		const target = this.subschema(node);
		this.#edge(target, node);
		return target;
	}

	reference(node: number, uri: string): Reference | null {
		const resolution = this.#compiler.resolve(this.resource, uri);
		if (!resolution.ok) {
			const { message, uri: reference, missing } = resolution;
			const place = { document: this.document, node };
			this.#compiler.report({
				code: 'unresolved-reference',
				keyword: this.keyword,
				place,
				message,
				reference,
				...(missing === undefined ? {} : { missing }),
			});
			return null;
		}
		const target = this.#compiler.schemaAt(resolution.document, resolution.node, resolution.resource);
		this.#edge(target, node);
		this.#applied.push(target);
		return { target, resource: resolution.named, fragment: resolution.fragment };
	}

	#edge(target: CompiledSchema, node: number): void {
		this.#edges.push({ target, keyword: this.keyword, node });
		this.schema.inPlace = this.#edges;
	}

	dynamic(anchor: string): void {
		this.#compiler.dynamic(anchor);
	}

	name(text: string): number {
		return this.#compiler.name(text);
	}

	slot(): number {
		return this.#compiler.slot();
	}

	emit(emission: Emission): Instruction {
		const instruction = this.#instruction(this.#use, emission);
		this.#emitted.push(instruction);
		return instruction;
	}

	malformed(node: number, message: string): void {
		this.problem('malformed-schema', node, message);
	}

	problem(code: FindingCode, node: number, message: string): void {
		this.#compiler.report({ code, keyword: this.keyword, place: { document: this.document, node }, message });
	}

	#instruction(use: Use | null, emission: Emission): Instruction {
		const place = { document: this.document, node: use?.node ?? this.schema.node };
		return new Instruction(use?.written ?? '', place, use?.entry.rank ?? 0, emission);
	}
}

/** Whether the host's order puts a keyword before another; the schema's order where it says nothing. */
function isEarlier(a: Use, b: Use): boolean {
	return a.entry.rank < b.entry.rank || (a.entry.rank === b.entry.rank && a.node < b.node);
}

/** Sorts by rank; equal ranks stay in the order of the schema. */
function inOrder(instructions: Instruction[]): Instruction[] {
	if (instructions.length > FEW) return instructions.sort((a, b) => a.rank - b.rank);
	// Most schemas have a handful, for which calling the sort takes longer than sorting.
	for (let i = 1; i < instructions.length; i++) {
		const instruction = instructions[i];
		let place = i;
		for (; place > 0 && instructions[place - 1].rank > instruction.rank; place--) {
			instructions[place] = instructions[place - 1];
		}
		instructions[place] = instruction;
	}
	return instructions;
}

/** The keywords of a schema that count, in its order; those that only annotate where that is asked for. */
function usesOf({ document, node, resource }: CompiledSchema, annotates: boolean): readonly Use[] {
	const { entries, refSiblings } = resource.table;
	const uses: Use[] = [];
	const { shadowed, nexts, keys, keyIds } = document;
	const end = nexts[node];
	for (let child = node + 1; child < end; child = nexts[child]) {
		const written = keys[keyIds[child]];
		const entry = entries.get(written);
		if (entry === undefined || shadowed?.has(child) === true) continue;
		if (entry.keyword.role !== undefined && !annotates) continue;
		// An alias means nothing beside its keyword.
		if (written !== entry.keyword.name && document.child(node, entry.keyword.name) >= 0) continue;
		uses.push({ written, entry, node: child });
	}
	const reference = refSiblings ? undefined : uses.find(({ written }) => written === '$ref');
	return reference === undefined ? uses : [reference];
}
