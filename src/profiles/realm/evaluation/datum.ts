import { ARRAY, FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from '../../../core/document/document.ts';
import { hostEquals } from '../admission/equality.ts';
import { isInherited } from '../admission/value.ts';
import { type Place, type View, viewOf } from '../admission/view.ts';
import type { TypeName } from '../admission/vocabulary.ts';

/** Stands for a function that an object inherits: no type fits it, no value is equal to it. */
export const FUNCTION = Symbol('function');

/** What a schema is applied to: a node of the value, the name of a property, or an inherited function. */
export type Datum = number | { readonly name: string } | typeof FUNCTION;

const NO_PROPERTIES: ReadonlyMap<string, number> = new Map();

/** The value that is checked, as the host's JavaScript holds it. */
export class Data {
	readonly view: View;

	constructor(view: View) {
		this.view = view;
	}

	#kind(datum: Datum): number {
		if (typeof datum === 'number') return this.view.document.kind(datum);
		return datum === FUNCTION ? -1 : STRING;
	}

	/** Whether the datum is of the type; an infinite number is of none. */
	is(datum: Datum, type: TypeName): boolean {
		const kind = this.#kind(datum);
		switch (type) {
			case 'null':
				return kind === NULL;
			case 'boolean':
				return kind === TRUE || kind === FALSE;
			case 'string':
				return kind === STRING;
			case 'array':
				return kind === ARRAY;
			case 'object':
				return kind === OBJECT;
			case 'number':
				return kind === NUMBER && Number.isFinite(this.number(datum));
			case 'integer':
				return kind === NUMBER && Number.isInteger(this.number(datum));
		}
	}

	number(datum: Datum): number {
		return typeof datum === 'number' ? this.view.number(datum) : Number.NaN;
	}

	string(datum: Datum): string {
		if (typeof datum === 'number') return this.view.string(datum) ?? '';
		return datum === FUNCTION ? '' : datum.name;
	}

	/** The items of an array. */
	items(datum: Datum): readonly number[] {
		return typeof datum === 'number' ? this.view.items(datum) : [];
	}

	/** The properties of an object in JavaScript's order. */
	properties(datum: Datum): ReadonlyMap<string, number> {
		return typeof datum === 'number' ? this.view.object(datum) : NO_PROPERTIES;
	}

	/** What an object has under a name, inherited things included; undefined when nothing. */
	property(datum: Datum, name: string): Datum | undefined {
		return this.properties(datum).get(name) ?? (isInherited(name) ? FUNCTION : undefined);
	}

	/** Whether the datum is equal to a value of the schema. @throws HostError where the host's comparison does */
	equals(datum: Datum, value: Place): boolean {
		if (typeof datum === 'number') return hostEquals({ document: this.view.document, node: datum }, value);
		return datum !== FUNCTION && viewOf(value.document).string(value.node) === datum.name;
	}
}
