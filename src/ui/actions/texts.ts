import type { Side } from '../../core/index.ts';
import { editorOf, withEditor } from '../../editor/handles.ts';
import { copyText } from '../copy-text.ts';
import { switchNotation } from '../editors/switch-notation.ts';
import { chooseFile, saveFile } from '../files.ts';
import { showEditor } from '../go-to.ts';
import { prettify } from '../prettify.ts';
import type { Workbench } from '../workbench.ts';
import { type Action, activeSide } from './action.ts';

/** What the menu of an editor does to its text. */
export const TEXT_COMMANDS = {
	format: async (workbench: Workbench, side: Side) => {
		const { playground, view } = workbench;
		const done = await prettify(playground.session.getState()[side]);
		if (done.ok) playground.session.getState().setText(side, done.text);
		view.setState({ message: done.ok ? `Laid out the ${side} anew.` : done.message });
	},
	open: chooseFile,
	save: saveFile,
	copy: async ({ playground, view }: Workbench, side: Side) => {
		const copied = await copyText(playground.session.getState()[side].text);
		view.setState({ message: copied ? `Copied the ${side}.` : 'Not copied: the browser refused.' });
	},
	find: (_: Workbench, side: Side) => editorOf(side)?.find(),
	clear: ({ playground, view }: Workbench, side: Side) => {
		playground.session.getState().setText(side, '');
		view.setState({ message: `Cleared the ${side}. Undo brings it back.` });
	},
} as const satisfies Record<string, (workbench: Workbench, side: Side) => unknown>;

export type TextCommand = keyof typeof TEXT_COMMANDS;

function onActive(command: TextCommand): (workbench: Workbench) => void {
	return (workbench) => void TEXT_COMMANDS[command](workbench, activeSide(workbench));
}

export const textActions: readonly Action[] = [
	{
		id: 'format',
		name: 'Lay out the text anew (format)',
		group: 'Texts',
		strokes: [{ code: 'KeyF', alt: true, shift: true }],
		run: onActive('format'),
	},
	{
		id: 'notation',
		name: 'Switch the text between JSON and YAML',
		group: 'Texts',
		strokes: [{ code: 'KeyY', alt: true, shift: true }],
		run: (workbench) => {
			const side = activeSide(workbench);
			const { format } = workbench.playground.session.getState()[side];
			void switchNotation(workbench, side, format === 'json' ? 'yaml' : 'json');
		},
	},
	{
		id: 'offers',
		name: 'List the edits offered at the cursor',
		group: 'Texts',
		strokes: [{ key: '.', mod: true }],
		run: (workbench) => {
			showEditor(workbench.view, 'schema');
			withEditor('schema', (editor) => editor.listOffers());
		},
	},
	{ id: 'open', name: 'Open a file', group: 'Texts', strokes: [{ key: 'o', mod: true }], run: onActive('open') },
	{ id: 'save', name: 'Save as a file', group: 'Texts', strokes: [{ key: 's', mod: true }], run: onActive('save') },
	{
		id: 'copy',
		name: 'Copy the whole text',
		group: 'Texts',
		strokes: [{ code: 'KeyA', alt: true, shift: true }],
		run: onActive('copy'),
	},
	{
		id: 'clear',
		name: 'Clear the text',
		group: 'Texts',
		strokes: [{ code: 'KeyX', alt: true, shift: true }],
		run: onActive('clear'),
	},
];
