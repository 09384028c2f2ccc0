import type { Theme } from '../../state/preferences.ts';
import { copyText } from '../copy-text.ts';
import { showSchemas } from '../listing/show-schemas.ts';
import type { Overlay, ResultTab } from '../view.ts';
import { profileOf, type Workbench } from '../workbench.ts';
import type { Action, ActionGroup } from './action.ts';
import type { Stroke } from './keys.ts';

function opens(overlay: Overlay, name: string, group: ActionGroup, ...strokes: readonly Stroke[]): Action {
	return { id: overlay, name, group, strokes, run: ({ view }) => view.setState({ overlay }) };
}

function shows(result: ResultTab, name: string, digit: number): Action {
	return {
		id: `show-${result}`,
		name: `Show ${name}`,
		group: 'Results',
		strokes: [{ code: `Digit${digit}`, alt: true, shift: true }],
		run: ({ view }) => view.setState({ result, narrowTab: result, panelOpen: true }),
	};
}

function chooseContext({ playground, profiles, view }: Workbench): void {
	const { title, contexts } = profileOf(profiles, playground.session.getState().profile);
	if (contexts.length > 1) view.setState({ overlay: 'contexts' });
	else view.setState({ message: `${title} has one context only: ${contexts[0].title}.` });
}

const NEXT_THEME: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };

async function copyReply({ playground, view }: Workbench): Promise<void> {
	const text = playground.session.getState().report?.reply.text ?? '';
	if (text === '') view.setState({ message: 'The host says nothing that could be copied.' });
	else
		view.setState({
			message: (await copyText(text)) ? 'Copied the host’s reply.' : 'Not copied: the browser refused.',
		});
}

export const pageActions: readonly Action[] = [
	opens('profiles', 'Choose the host', 'Host', { code: 'KeyP', alt: true, shift: true }),
	{
		id: 'contexts',
		name: 'Choose the context',
		group: 'Host',
		strokes: [{ code: 'KeyC', alt: true, shift: true }],
		run: chooseContext,
	},
	opens('examples', 'Open an example', 'Host', { code: 'KeyE', alt: true, shift: true }),
	{
		id: 'cancel',
		name: 'Cancel the run',
		group: 'Host',
		strokes: [{ code: 'Period', alt: true, shift: true }],
		run: ({ playground }) => playground.cancel(),
	},
	{
		id: 'judge',
		name: 'Judge again',
		group: 'Host',
		strokes: [{ key: 'Enter', mod: true }],
		run: ({ playground }) => playground.judge(),
	},
	shows('problems', 'the problems', 1),
	shows('host', 'what the host says', 2),
	shows('limits', 'the limits', 3),
	shows('keywords', 'the keywords', 4),
	shows('compare', 'hosts side by side', 6),
	shows('annotations', 'the annotations (published dialects)', 5),
	{
		id: 'show-schemas',
		name: 'Show all schemas of the document',
		group: 'Results',
		strokes: [{ code: 'KeyL', alt: true, shift: true }],
		run: showSchemas,
	},
	{
		id: 'toggle-results',
		name: 'Fold or unfold the results',
		group: 'Results',
		strokes: [{ code: 'KeyB', alt: true, shift: true }],
		run: ({ view }) => view.setState(({ panelOpen }) => ({ panelOpen: !panelOpen })),
	},
	{
		id: 'copy-reply',
		name: 'Copy what the host says',
		group: 'Results',
		strokes: [{ code: 'KeyR', alt: true, shift: true }],
		run: (workbench) => void copyReply(workbench),
	},
	opens('travel', 'Make the schema travel', 'Host', { code: 'KeyG', alt: true, shift: true }),
	opens('share', 'Share a link', 'Page', { code: 'KeyS', alt: true, shift: true }),
	opens('palette', 'Find an action', 'Page', { key: 'k', mod: true }, { key: 'F1' }),
	opens('keys', 'List the keys', 'Page', { key: '?' }, { key: '/', mod: true }),
	opens('schemas', 'Further schemas for references', 'Texts', { code: 'KeyM', alt: true, shift: true }),
	opens('settings', 'Settings', 'Page', { key: ',', mod: true }),
	{
		id: 'theme',
		name: 'Next theme (system, light, dark)',
		group: 'Page',
		strokes: [{ code: 'KeyT', alt: true, shift: true }],
		run: ({ playground }) => {
			const { theme, setTheme } = playground.preferences.getState();
			setTheme(NEXT_THEME[theme]);
		},
	},
	{
		id: 'even-panes',
		name: 'Make both editors equally wide',
		group: 'Page',
		strokes: [{ code: 'Equal', alt: true, shift: true }],
		run: ({ view }) => view.setState(({ evened }) => ({ evened: evened + 1 })),
	},
	{
		id: 'restore',
		name: 'Bring back what was here before',
		group: 'Page',
		strokes: [{ code: 'KeyZ', alt: true, shift: true }],
		run: ({ playground }) => playground.act('restore'),
	},
	{
		id: 'reset',
		name: 'Start afresh with the first example',
		group: 'Page',
		strokes: [{ code: 'Backspace', alt: true, shift: true }],
		run: ({ playground }) => playground.reset(),
	},
];
