import type { Document } from '../document/document.ts';
import type { Failure } from '../evaluate/evaluation.ts';
import { excerpt, shorten, typeName } from './excerpt.ts';

/** How each counting or comparing keyword reads in a sentence: what it looks at, and how it relates to the limit. */
const BOUNDS: Readonly<Record<string, readonly [subject: string, relation: string]>> = {
	minimum: ['the number', 'at least'],
	maximum: ['the number', 'at most'],
	exclusiveMinimum: ['the number', 'greater than'],
	exclusiveMaximum: ['the number', 'less than'],
	minLength: ['the length in code points', 'at least'],
	maxLength: ['the length in code points', 'at most'],
	minItems: ['the number of items', 'at least'],
	maxItems: ['the number of items', 'at most'],
	minProperties: ['the number of properties', 'at least'],
	maxProperties: ['the number of properties', 'at most'],
};

/** A schema value as a sentence shows it: containers as their text, cut short. */
function schemaText({ document, node }: Failure['schema']): string {
	return shorten(document.text.slice(document.starts[node], document.ends[node]).replace(/\s+/g, ' '));
}

function list(words: readonly string[]): string {
	return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}

/**
 * Our sentence for one failure: what is there, and what the keyword asks. Never the host's words.
 * @param value the value's document, for the excerpt of what is there
 */
export function failureMessage(failure: Failure, value: Document): string {
	const { detail, keyword, instance } = failure;
	switch (detail.kind) {
		case 'false':
			return 'A value here is never allowed: the schema at this place is `false`.';
		case 'type': {
			const found = typeName(value, instance);
			// A container is shown by its size, a null by its name alone.
			const shown = found === 'null' || found === 'array' || found === 'object' ? '' : ` (${excerpt(value, instance)})`;
			const article = /^[aeiou]/.test(detail.expected[0] ?? '') ? 'an' : 'a';
			return `\`type\` asks for ${article} ${list(detail.expected)}; this is ${/^[aeiou]/.test(found) ? 'an' : 'a'} ${found}${shown}.`;
		}
		case 'bound': {
			const [subject, relation] = BOUNDS[keyword] ?? ['the value', 'within'];
			return `\`${keyword}\`: ${subject} must be ${relation} ${shorten(detail.limit)}; it is ${shorten(detail.actual)}.`;
		}
		case 'multiple':
			return `\`${keyword}\`: ${excerpt(value, instance)} is not a multiple of ${shorten(detail.divisor)}.`;
		case 'pattern':
			return `\`${keyword}\`: ${excerpt(value, instance)} does not match ${shorten(detail.pattern)}.`;
		case 'format':
			return `\`${keyword}\`: ${excerpt(value, instance)} is not in the format ${shorten(detail.format)}.`;
		case 'content':
			return `\`${keyword}\`: ${excerpt(value, instance)} does not hold ${shorten(detail.content)}.`;
		case 'values': {
			const wanted = keyword === 'const' ? 'the only value allowed' : 'one of the values allowed';
			return `\`${keyword}\`: ${excerpt(value, instance)} is not ${wanted}: ${schemaText(failure.schema)}.`;
		}
		case 'missing':
			return detail.because === undefined
				? `\`${keyword}\`: the property "${shorten(detail.property)}" is missing.`
				: `\`${keyword}\`: the property "${shorten(detail.property)}" is missing; it is asked for because "${shorten(detail.because)}" is present.`;
		case 'extra':
			return `\`${keyword}\`: the property "${shorten(detail.property)}" is not allowed here.`;
		case 'name':
			return `\`${keyword}\`: the property name "${shorten(detail.property)}" does not fit.`;
		case 'duplicate':
			return `\`${keyword}\`: the items ${detail.first} and ${detail.second} are equal.`;
		case 'items':
			return `\`${keyword}\`: at most ${detail.limit} ${detail.limit === 1 ? 'item is' : 'items are'} allowed; there are ${detail.actual}.`;
		case 'contains': {
			const wanted = detail.maximum === null ? `at least ${detail.minimum}` : `${detail.minimum} to ${detail.maximum}`;
			return `\`${keyword}\`: ${wanted} matching items are needed; there are ${detail.actual}.`;
		}
		case 'branches':
			return detail.matched.length === 0
				? `\`${keyword}\`: the value fits none of the ${failure.branches?.length ?? 0} branches.`
				: `\`${keyword}\`: the value fits ${detail.matched.length} branches (${detail.matched.join(', ')}, counted from 0) and must fit exactly one.`;
		case 'not':
			return `\`${keyword}\`: the value fits the schema that it must not fit.`;
		case 'wrapper':
			return `\`${keyword}\`: the value does not fit ${detail.name}.`;
	}
}
