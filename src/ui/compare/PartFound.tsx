import { type PartResult, triedWords } from '../../compare/view.ts';
import { Prose } from '../parts/Prose.tsx';
import { Replies } from './Replies.tsx';

/** Characters of a value that are shown; the editor has it whole. */
const SHOWN = 400;

export interface PartFoundProps {
	readonly found: Extract<PartResult, { status: 'found' }>;
}

/** The value on which two hosts part, why, and what both say of it. */
export function PartFound({ found }: PartFoundProps) {
	const { value, given, rows, about, smallest, sentence, tried, spent } = found;
	return (
		<div className="part-found" data-testid="part-found">
			<p>
				They part on <code>{shorten(value.text)}</code>. <Prose text={sentence} />
			</p>
			{given[0].text === given[1].text ? null : (
				<ul>
					{rows.map(({ id, title }, index) => (
						<li key={id}>
							{title} is given <code>{shorten(given[index].text)}</code>
						</li>
					))}
				</ul>
			)}
			<p className="muted">
				<Prose text={`What led there: ${about}. ${triedWords(tried, spent)}; `} />
				{smallest ? 'no step makes it smaller.' : 'it may go smaller: the time was up.'} It is in the value editor; undo
				takes it out again.
			</p>
			<Replies rows={rows} />
		</div>
	);
}

function shorten(text: string): string {
	return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
