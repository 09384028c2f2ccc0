/** JSON as it is written: numbers keep their spelling, objects may have a name twice or `__proto__`. */
export type Written = null | boolean | string | WrittenNumber | readonly Written[] | WrittenObject;

export class WrittenNumber {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

export class WrittenObject {
	readonly entries: readonly (readonly [string, Written])[];

	constructor(entries: readonly (readonly [string, Written])[]) {
		this.entries = entries;
	}

	/** The value that counts under a name, or undefined. */
	get(name: string): Written | undefined {
		return this.entries.findLast(([key]) => key === name)?.[1];
	}
}

export function number(text: string | number): WrittenNumber {
	return new WrittenNumber(String(text));
}

export function object(...entries: readonly (readonly [string, Written])[]): WrittenObject {
	return new WrittenObject(entries);
}

/** The JSON text of what is written. */
export function textOf(value: Written): string {
	if (value instanceof WrittenNumber) return value.text;
	if (value instanceof WrittenObject) {
		return `{${value.entries.map(([name, inner]) => `${JSON.stringify(name)}:${textOf(inner)}`).join(',')}}`;
	}
	if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
	return JSON.stringify(value);
}
