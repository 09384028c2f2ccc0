import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Question } from '../../state/conversion.ts';
import { NOTATIONS, undoWords } from '../editors/switch-notation.ts';
import { counted } from '../model/numbers.ts';
import { useWorkbench } from '../workbench.ts';
import { PageDialog } from './PageDialog.tsx';

/** What a conversion would lose, before it is done. */
export function ConvertDialog() {
	const { conversion } = useWorkbench().playground;
	const question = useStore(conversion.store, (state) => state.question);
	if (question === null) return null;
	const { side, to } = question;
	return (
		<PageDialog overlay="convert" title={`Convert the ${side} to ${NOTATIONS[to.format]}`}>
			<Losses question={question} />
		</PageDialog>
	);
}

function Losses({ question }: { readonly question: Question }) {
	const { playground, view } = useWorkbench();
	const { conversion } = playground;
	const { side, from, to, losses } = question;
	const [old, fresh] = [NOTATIONS[from.format], NOTATIONS[to.format]];
	const end = (done: boolean, message: string) =>
		view.setState({ overlay: null, message: done ? message : `The ${side} was changed meanwhile: nothing was done.` });
	const leave = () => {
		conversion.dismiss();
		view.setState({ overlay: null });
	};
	return (
		<>
			<div>
				<p>What the {fresh} cannot take along:</p>
				<ul className="losses">
					{losses.map(({ kind, message, ranges, total }) => (
						<li key={kind}>
							{message} <span className="muted">{linesOf(ranges, total)}</span>
						</li>
					))}
				</ul>
			</div>
			<p className="muted">{undoWords(from)}</p>
			<div className="dialog-actions">
				<Button
					autoFocus
					className="button button-primary"
					onPress={() => end(conversion.accept(), `Converted the ${side} to ${fresh}. ${undoWords(from)}`)}
				>
					Convert without them
				</Button>
				<Button
					className="button"
					onPress={() => end(conversion.keep(), `The ${side} is kept as it is and now read as ${fresh}.`)}
				>
					Keep the text, read it as {fresh}
				</Button>
				<Button className="button" onPress={leave}>
					Leave it as {old}
				</Button>
			</div>
		</>
	);
}

/** The lines of places: "line 3", "lines 3, 7 and 98 more places". */
function linesOf(ranges: Question['losses'][number]['ranges'], total: number): string {
	const lines = [...new Set(ranges.map(({ start }) => start.line))];
	const more = total - ranges.length;
	const rest = more > 0 ? ` and ${counted(more, 'more place')}` : '';
	return `${lines.length === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}${rest}.`;
}
