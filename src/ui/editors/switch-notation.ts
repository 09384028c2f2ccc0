import type { Side, SourceText } from '../../core/index.ts';
import type { Workbench } from '../workbench.ts';

type Format = SourceText['format'];

export const NOTATIONS: Readonly<Record<Format, string>> = { json: 'JSON', yaml: 'YAML' };

/** A word on undo; none where a byte order mark stands in front, for then the editor begins anew with the text. */
export function undoWords({ text, format }: SourceText): string {
	return text.startsWith('\ufeff') ? '' : `Undo brings the ${NOTATIONS[format]} back.`;
}

/** Takes the text of a side into a notation, and says what became of it; asks first where something would be lost. */
export async function switchNotation({ playground, view }: Workbench, side: Side, to: Format): Promise<void> {
	const source = playground.session.getState()[side];
	const switched = await playground.conversion.switchTo(side, to);
	const say = (message: string) => view.setState({ message });
	switch (switched.how) {
		case 'converted':
			say(`Converted the ${side} to ${NOTATIONS[to]}. ${undoWords(source)}`);
			return;
		case 'kept':
			say(
				`The ${side} is kept as it is and now read as ${NOTATIONS[to]}: as ${NOTATIONS[source.format]} it cannot be read (line ${switched.line}: ${switched.message})`,
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
