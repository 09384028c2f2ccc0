import { problem, quote, shorten } from './json-text.ts';
import type { SyntaxProblem } from './syntax.ts';

/** What is wrong with the number, or what looks like one, that begins at `start`. */
export function numberProblem(text: string, start: number): SyntaxProblem {
	const run = /[\w.+-]*/y;
	run.lastIndex = start;
	const literal = run.exec(text)?.[0] || text.slice(start, start + 1);
	const end = start + literal.length;
	if (/^[+-]?0\d/.test(literal)) {
		const message = `Numbers have no leading zeros. Take them out, or write ${quote(literal)} if they matter.`;
		return problem('leading-zero', start, end, message);
	}
	return problem('number', start, end, `${complaint(literal)}`);
}

function complaint(literal: string): string {
	const rest = shorten(literal.slice(1));
	if (/^[+-]?(?:Infinity|NaN|inf|nan)$/.test(literal)) {
		return `JSON has no ${shorten(literal)}. Write null, or a string.`;
	}
	if (literal.startsWith('+')) return `Numbers have no plus sign. Write ${rest || 'a number'}.`;
	if (/^-?0[xXoObB]/.test(literal)) return `Numbers are decimal.${decimal(literal)}`;
	if (/^-?\.\d/.test(literal))
		return `A digit must stand before the point. Write ${shorten(literal.replace('.', '0.'))}.`;
	if (literal === '-') return 'A digit must follow the minus sign.';
	if (/\.(?!\d)/.test(literal)) return 'A digit must follow the point. Write one, or take the point out.';
	if (/\d_\d/.test(literal)) return `Numbers have no separators. Write ${shorten(literal.replaceAll('_', ''))}.`;
	if (/^-?\d+(?:\.\d+)?[eE][+-]?$/.test(literal)) return 'A digit must follow the exponent sign (e).';
	if (/^-?\d+n$/.test(literal)) return `Numbers have no suffix. Write ${shorten(literal.slice(0, -1))}.`;
	return `This is not a number. Write it in digits, or as a string: ${quote(literal)}.`;
}

function decimal(literal: string): string {
	const value = literal.length < 16 ? Number(literal.replace('-', '')) : Number.NaN;
	return Number.isNaN(value) ? '' : ` Write ${literal.startsWith('-') ? '-' : ''}${value}.`;
}
