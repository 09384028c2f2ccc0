import type { Json } from '../core/report.ts';

const WIDTH = 88;

/**
 * A JSON value as people write it: two spaces a level, on one line what fits there (but for the outermost
 * object), long lists of scalars filled line by line. For values of the project's own making: it recurses.
 */
export function layOut(value: Json, indent = '', before = indent.length): string {
	const short = oneLine(value);
	if (typeof value !== 'object' || value === null || short === '{}') return short;
	const whole = indent === '' && before === 0 && !isList(value);
	if (!whole && before + short.length <= WIDTH) return short;
	const inner = `${indent}  `;
	if (isList(value)) {
		const lines = value.some((item) => typeof item === 'object' && item !== null)
			? value.map((item) => layOut(item, inner))
			: fill(value.map(oneLine), WIDTH - inner.length);
		return `[\n${lines.map((line) => inner + line).join(',\n')}\n${indent}]`;
	}
	const members = Object.entries(value).map(([name, member]) => {
		const head = `${inner}${JSON.stringify(name)}: `;
		return head + layOut(member, inner, head.length);
	});
	return `{\n${members.join(',\n')}\n${indent}}`;
}

function oneLine(value: Json): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	if (isList(value)) return `[${value.map(oneLine).join(', ')}]`;
	const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${oneLine(member)}`);
	return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

/** Joins words by `, ` into lines of at most `width` characters, where a word allows it. */
function fill(words: readonly string[], width: number): string[] {
	const lines: string[] = [];
	for (const word of words) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + word.length + 3 <= width) lines[lines.length - 1] = `${last}, ${word}`;
		else lines.push(word);
	}
	return lines;
}
