import { proseParts } from './prose.ts';

const SPECIAL = /[\\`*_{}[\]()<>#+\-.!|~&$:@/]/g;

/** Plain text in Markdown: nothing in it is a link, an image, HTML or emphasis, and line ends are spaces. */
export function escapeMarkdown(text: string): string {
	return text.replace(/\s+/g, ' ').replace(SPECIAL, '\\$&');
}

/** Text as code in Markdown, fenced by more backticks than it holds. */
export function codeMarkdown(text: string): string {
	const flat = text.replace(/\s+/g, ' ');
	const longest = Math.max(0, ...(flat.match(/`+/g) ?? []).map((run) => run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence} ${flat} ${fence}`;
}

/** A sentence with code between backticks in Markdown. */
export function proseMarkdown(sentence: string): string {
	return proseParts(sentence)
		.map(({ text, code }) => (code ? codeMarkdown(text) : escapeMarkdown(text)))
		.join('');
}
