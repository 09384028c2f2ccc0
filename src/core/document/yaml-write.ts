import { ARRAY, type Document, OBJECT, STRING } from './document.ts';
import { writeJson } from './json-write.ts';
import { quoteText, spellBlock, spellText } from './yaml-text.ts';

/** Containers nested deeper than this are written in flow style, on one line. */
const MOST_BLOCK_LEVELS = 32;
/** Documents nested deeper than this are written as JSON, which is YAML too and is read at any depth. */
const MOST_YAML_LEVELS = 200;
/** Longer names stand behind a question mark: YAML reads only 1,024 characters ahead for a colon. */
const MOST_NAME = 1000;

interface Open {
	readonly end: number;
	readonly isArray: boolean;
	/** The column at which its entries begin, as spaces. */
	readonly indent: string;
}

/**
 * A document as YAML text in block style, without recursion; of a name written twice only the last value. Numbers
 * keep their digits, and text stands in quotation marks wherever some reader would take it for something else.
 */
export function writeYaml(document: Document): string {
	if (depthOf(document) > MOST_YAML_LEVELS) return `${writeJson(document, 0, { indent: '  ', quote: quoteText })}\n`;
	const { nexts, shadowed } = document;
	const parts: string[] = [];
	const stack: Open[] = [];
	/** Whether the next entry stands on the line that is begun: behind a dash, or at the very start. */
	let onLine = true;
	for (let node = 0; node < document.size; ) {
		if (shadowed?.has(node)) {
			node = nexts[node];
			continue;
		}
		while (stack.length > 0 && stack[stack.length - 1].end <= node) stack.pop();
		const inside = stack.at(-1);
		const indent = inside?.indent ?? '';
		if (inside !== undefined) {
			if (!onLine) parts.push('\n', indent);
			parts.push(inside.isArray ? '-' : writeName(document.key(node) ?? '', indent));
		}
		const kind = document.kind(node);
		const isContainer = (kind === ARRAY || kind === OBJECT) && nexts[node] > node + 1;
		if (isContainer && stack.length < MOST_BLOCK_LEVELS) {
			onLine = inside === undefined || inside.isArray;
			if (inside?.isArray) parts.push(' ');
			stack.push({ end: nexts[node], isArray: kind === ARRAY, indent: inside === undefined ? '' : `${indent}  ` });
			node++;
			continue;
		}
		if (inside !== undefined) parts.push(' ');
		parts.push(kind === STRING ? writeText(document.string(node), `${indent}  `) : writeFlow(document, node));
		onLine = false;
		node = nexts[node];
	}
	return `${parts.join('')}\n`;
}

function writeName(name: string, indent: string): string {
	const spelled = spellText(name);
	return spelled.length <= MOST_NAME ? `${spelled}:` : `? ${spelled}\n${indent}:`;
}

function writeText(text: string, indent: string): string {
	return spellBlock(text, indent) ?? spellText(text);
}

function writeFlow(document: Document, node: number): string {
	return writeJson(document, node, { indent: '', quote: quoteText });
}

/** The number of containers open at the deepest place. */
function depthOf(document: Document): number {
	const ends: number[] = [];
	let depth = 0;
	for (let node = 0; node < document.size; node++) {
		while (ends.length > 0 && ends[ends.length - 1] <= node) ends.pop();
		if (document.kind(node) < ARRAY) continue;
		ends.push(document.nexts[node]);
		depth = Math.max(depth, ends.length);
	}
	return depth;
}
