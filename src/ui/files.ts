import { decodeUtf8, type Side } from '../core/index.ts';
import type { Workbench } from './workbench.ts';

/** Bytes of a file that an editor still takes. */
const MAX_FILE_BYTES = 16_000_000;

/** Reads a file into an editor: to the letter, a byte order mark included. Undo takes it back. */
export async function openFile({ playground, view }: Workbench, side: Side, file: File): Promise<void> {
	if (file.size > MAX_FILE_BYTES) {
		view.setState({ message: `“${file.name}” was not opened: it has more than 16 MB.` });
		return;
	}
	const text = await textOf(file);
	if (text === null) {
		view.setState({ message: `“${file.name}” was not opened: it cannot be read as UTF-8 text.` });
		return;
	}
	const { setText, setFormat } = playground.session.getState();
	setText(side, text);
	if (/\.ya?ml$/i.test(file.name)) setFormat(side, 'yaml');
	if (/\.json$/i.test(file.name)) setFormat(side, 'json');
	view.setState({ message: `Opened “${file.name}” as the ${side}.` });
}

/** The text of a file; null where it is gone, or no UTF-8. */
async function textOf(file: File): Promise<string | null> {
	try {
		const text = decodeUtf8(new Uint8Array(await file.arrayBuffer()));
		return typeof text === 'string' ? text : null;
	} catch {
		return null;
	}
}

/** Asks for a file and opens it. */
export function chooseFile(workbench: Workbench, side: Side): void {
	const input = document.createElement('input');
	input.type = 'file';
	input.accept = '.json,.yaml,.yml,.txt,application/json,text/yaml,text/plain';
	input.addEventListener('change', () => {
		const file = input.files?.[0];
		if (file !== undefined) void openFile(workbench, side, file);
	});
	input.click();
}

/** Saves an editor's text as a file. */
export function saveFile({ playground }: Workbench, side: Side): void {
	const { text, format } = playground.session.getState()[side];
	saveText(`${side}.${format}`, text, format === 'json' ? 'application/json' : 'text/yaml');
}

/** Saves a text as a file. */
export function saveText(name: string, text: string, type: string): void {
	const url = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// Some browsers read it only after this turn.
	setTimeout(() => URL.revokeObjectURL(url), 1000);
}
