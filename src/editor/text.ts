import { prefersCrLf } from './line-ends.ts';
import { type IDisposable, type MonacoEditor, monaco } from './monaco.ts';

/** Where an editor's text is kept outside of it. */
export interface TextPort {
	read(): string;
	/** Takes what a person made of the text. */
	write(text: string): void;
	/** Takes the editor's form of the text just read: the same but for its line ends. Nobody changed anything. */
	settle(text: string): void;
	/** Calls the listener when the text may have changed; answers how to stop. */
	subscribe(listener: () => void): () => void;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** The text of a model to the letter: line ends as they are, a byte order mark kept. */
export function textOf(model: MonacoEditor.ITextModel): string {
	return model.getValue(monaco.editor.EndOfLinePreference.TextDefined, true);
}

/** Puts another text into the model, as one step that undo takes back. */
export function replaceText(model: MonacoEditor.ITextModel, text: string): void {
	if (text.startsWith(BYTE_ORDER_MARK) || textOf(model).startsWith(BYTE_ORDER_MARK)) {
		// The mark is no part of the text that edits reach. Such a text is rare enough to give up undo for it.
		model.setValue(text);
		return;
	}
	model.pushStackElement();
	const { CRLF, LF } = monaco.editor.EndOfLineSequence;
	const sequence = prefersCrLf(text) ? CRLF : LF;
	if (model.getEndOfLineSequence() !== sequence) model.pushEOL(sequence);
	model.pushEditOperations(null, [differing(model, text)], () => null);
	model.pushStackElement();
}

/** The edit that makes a text of the model's: only what differs, so that the cursor stays where it can. */
function differing(model: MonacoEditor.ITextModel, text: string): MonacoEditor.IIdentifiedSingleEditOperation {
	const before = model.getLinesContent().join('\n');
	const after = text.replace(/\r\n?/g, '\n');
	const most = Math.min(before.length, after.length);
	let head = 0;
	while (head < most && before[head] === after[head]) head++;
	if (isHighSurrogate(before.charCodeAt(head - 1))) head--;
	let tail = 0;
	while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
	if ([before, after].some((each) => isHighSurrogate(each.charCodeAt(each.length - 1 - tail)))) tail--;
	const start = positionAt(before, head);
	const end = positionAt(before, before.length - tail);
	const range = new monaco.Range(start.line, start.column, end.line, end.column);
	return { range, text: after.slice(head, after.length - tail) };
}

function isHighSurrogate(unit: number): boolean {
	return unit >= 0xd800 && unit < 0xdc00;
}

/** The place of an offset in a text whose lines end in line feeds. */
function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
	let line = 1;
	let start = 0;
	for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
		line++;
		start = end + 1;
	}
	return { line, column: offset - start + 1 };
}

/**
 * Keeps model and port at the same text. The port gets what the model holds: of a text with mixed line ends that
 * is the text with one kind, so that what is judged is what is seen.
 */
export function bindText(model: MonacoEditor.ITextModel, port: TextPort): IDisposable {
	let current = textOf(model);
	let pulling = false;
	const push = () => {
		// While another text is put in, the model passes through forms that are neither text.
		if (pulling) return;
		current = textOf(model);
		if (port.read() !== current) port.write(current);
	};
	const settle = () => {
		current = textOf(model);
		if (port.read() !== current) port.settle(current);
	};
	const pull = () => {
		const text = port.read();
		if (pulling || text === current) return;
		pulling = true;
		replaceText(model, text);
		pulling = false;
		settle();
	};
	const listening = model.onDidChangeContent(push);
	const stop = port.subscribe(pull);
	pull();
	settle();
	return {
		dispose() {
			stop();
			listening.dispose();
		},
	};
}
