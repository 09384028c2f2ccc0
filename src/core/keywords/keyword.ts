import type { Document } from '../document/document.ts';
import type { NumberKey } from '../evaluate/equality.ts';
import type { EvaluationRules } from '../evaluate/evaluation.ts';
import type { Bound, Compare } from '../evaluate/numbers.ts';
import type { Value } from '../evaluate/value.ts';
import type { Emission, Instruction } from '../plan/instruction.ts';
import type { CompiledSchema } from '../plan/plan.ts';
import type { Resource } from '../plan/resource.ts';
import type { FindingCode } from '../report.ts';
import type { SubschemaShape } from './subschemas.ts';

/** What every keyword file exports: one keyword of one or more dialects. */
export interface Keyword {
	readonly name: string;
	/** `structure`: names, identifies or holds schemas. `annotation`: says something of a value and asks nothing. */
	readonly role?: 'structure' | 'annotation';
	/** Whether it asserts only where rules or vocabulary let formats assert; it annotates always. */
	readonly optional?: boolean;
	readonly subschemas?: SubschemaShape;
	/**
	 * Reads the keyword's value at `node` and emits what is to be run; reports a value that has not the
	 * keyword's shape. Absent: the keyword never decides anything by itself.
	 */
	readonly compile?: (context: KeywordContext, node: number) => void;
}

/** The functions of the number model of the rules. */
export interface NumberFunctions {
	readonly compare: Compare;
	readonly isInteger: (value: Value, node: number) => boolean;
	readonly isMultiple: (value: Value, node: number, divisor: Bound) => boolean;
	readonly key: NumberKey;
}

/** What a keyword can ask of the compiler while its schema is compiled. */
export interface KeywordContext {
	readonly document: Document;
	readonly rules: EvaluationRules;
	readonly numbers: NumberFunctions;
	/** The schema in which the keyword stands. */
	readonly schema: CompiledSchema;
	readonly resource: Resource;
	/** The keyword as written. */
	readonly keyword: string;
	/** The value of another keyword of the same schema, by its standard name; -1 when absent or without effect. */
	sibling(name: string): number;
	/** Whether this keyword is the one among those named that the order puts first. */
	leads(names: readonly string[]): boolean;
	/** Reads another keyword of the same schema as that keyword itself would; null when it is absent. */
	within<T>(name: string, read: (node: number) => T): T | null;
	/** Another keyword of the same schema (which must be there) as something to report failures under. */
	reporter(name: string): Instruction;
	/** The schema at `node`, for another instance than this schema's. */
	subschema(node: number): CompiledSchema;
	/** The schema at `node`, for the same instance as this schema. */
	inPlace(node: number): CompiledSchema;
	/** The schema to which a reference leads, for the same instance; null where it leads nowhere (reported). */
	reference(node: number, uri: string): Reference | null;
	/** Has every schema compiled that may become the target of a dynamic reference to this anchor. */
	dynamic(anchor: string): void;
	/** The number of a property name in the plan. */
	name(text: string): number;
	/** A place where an instruction keeps results by property name during a run. */
	slot(): number;
	/** Whether `format`, and what goes with it, asserts here. */
	readonly formatAsserts: boolean;
	/** Whether annotations are collected, and the way to every result is told. */
	readonly traced: boolean;
	emit(emission: Emission): Instruction;
	/** The keyword's value, or a part of it, has not the shape it must have. */
	malformed(node: number, message: string): void;
	problem(code: FindingCode, node: number, message: string): void;
}

/** What a reference leads to. */
export interface Reference {
	readonly target: CompiledSchema;
	readonly resource: Resource;
	/** The part after `#`, decoded; "" when there is none. */
	readonly fragment: string;
}
