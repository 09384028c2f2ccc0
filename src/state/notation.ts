import { detectFormat, type SourceText } from '../core/index.ts';

/** Conversions of one side that are kept in mind: undo reaches further back, and then the notation is chosen by hand. */
const KEPT = 8;

interface Conversion {
	readonly from: SourceText;
	readonly to: SourceText;
}

/** Knows in which notation a text is to be read that takes the place of another one. */
export class Notations {
	#conversions: readonly Conversion[] = [];

	/** Keeps a conversion in mind, so that undo brings back the notation with the text, and redo takes both again. */
	remember(from: SourceText, to: SourceText): void {
		this.#conversions = [...this.#conversions.slice(1 - KEPT), { from, to }];
	}

	/** The notation of a text that a person put in place of the present one. */
	after(present: SourceText, text: string): SourceText['format'] {
		for (const { from, to } of this.#conversions) {
			if (isSame(present, to) && text === from.text) return from.format;
			if (isSame(present, from) && text === to.text) return to.format;
		}
		return isReplaced(present.text, text) ? recognised(text, present.format) : present.format;
	}
}

function isSame(a: SourceText, b: SourceText): boolean {
	return a.text === b.text && a.format === b.format;
}

/** Whether a whole text came at once, as by a paste, in place of one that shares neither its beginning nor its end. */
function isReplaced(before: string, after: string): boolean {
	const [old, fresh] = [before.trim(), after.trim()];
	// A bracket or quotation mark that is typed brings its counterpart.
	if (fresh.length < 3) return false;
	return old === '' || (old[0] !== fresh[0] && old.at(-1) !== fresh.at(-1));
}

/** JSON is YAML too: only what is JSON to the letter leaves the chosen notation for it. */
function recognised(text: string, present: SourceText['format']): SourceText['format'] {
	const likely = detectFormat(text);
	if (likely === 'yaml' || present === 'json') return likely;
	if (!/^\s*[[{]/.test(text)) return present;
	try {
		JSON.parse(text);
		return 'json';
	} catch {
		return present;
	}
}
