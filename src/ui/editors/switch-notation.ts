import type { Side, SourceText } from '../../core/index.ts';
import type { Workbench } from '../workbench.ts';

type Format = SourceText['format'];

export const NOTATIONS: Readonly<Record<Format, string>> = { json: 'JSON', yaml: 'YAML' };

/** Takes the text of a side into a notation, and says what became of it; asks first where something would be lost. */
export async function switchNotation({ playground, view }: Workbench, side: Side, to: Format): Promise<void> {
	const from: Format = to === 'json' ? 'yaml' : 'json';
	const switched = await playground.conversion.switchTo(side, to);
	const say = (message: string) => view.setState({ message });
	switch (switched.how) {
		case 'converted':
			say(`Converted the ${side} to ${NOTATIONS[to]}. Undo brings the ${NOTATIONS[from]} back.`);
			return;
		case 'kept':
			say(
				`The ${side} is kept as it is and now read as ${NOTATIONS[to]}: as ${NOTATIONS[from]} it cannot be read (line ${switched.line}: ${switched.message})`,
			);
			return;
		case 'failed':
			say(`Not converted. ${switched.message}`);
			return;
		case 'asked':
			view.setState({ overlay: 'convert' });
			return;
		case 'empty':
		case 'dropped':
			return;
	}
}
