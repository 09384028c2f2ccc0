import type { GenerateRequest, MadeValue } from '../../worker/protocol.ts';
import { showEditor } from '../go-to.ts';
import { profileOf, type Workbench } from '../workbench.ts';
import type { Action } from './action.ts';

type Want = GenerateRequest['want'];

/** Makes a value of the schema, puts it into the value editor, and says what it is. */
export async function makeValue(workbench: Workbench, want: Want): Promise<void> {
	const { playground, profiles, view } = workbench;
	const host = profileOf(profiles, playground.session.getState().profile).title;
	const made = await playground.making.make(want);
	if (made === null) return;
	showEditor(view, 'value');
	view.setState({ message: sentenceOf(made, want, host) });
}

function sentenceOf(made: Extract<MadeValue, { status: 'made' }>, want: Want, host: string): string {
	if (!made.other) return 'No other value was found than the one that stands there.';
	const what = want === 'valid' ? 'Put in a value that fits.' : `Put in a value that breaks one rule${ruleOf(made)}.`;
	return made.confirmed ? what : `${what} ${host} does not take the schema: the dialect’s rules say so alone.`;
}

function ruleOf({ rule }: Extract<MadeValue, { status: 'made' }>): string {
	return rule === null ? '' : `, “${rule.keyword}” at ${rule.schemaLocation}`;
}

export const valueActions: readonly Action[] = [
	{
		id: 'sample',
		name: 'Sample value: put in a value that fits',
		group: 'Texts',
		strokes: [{ code: 'KeyN', alt: true, shift: true }],
		run: (workbench) => void makeValue(workbench, 'valid'),
	},
	{
		id: 'break',
		name: 'Break it: put in a value that breaks one rule',
		group: 'Texts',
		strokes: [{ code: 'KeyK', alt: true, shift: true }],
		run: (workbench) => void makeValue(workbench, 'invalid'),
	},
];
