import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { Finding, Range } from '../../core/index.ts';
import { kindOf } from '../model/kinds.ts';
import { count } from '../model/numbers.ts';
import { KindGlyph } from '../parts/KindGlyph.tsx';
import { Prose } from '../parts/Prose.tsx';

/** Findings drawn at once. */
const PAGE = 20;

export interface FurtherFindingsProps {
	readonly id: string;
	readonly findings: readonly Finding[];
	readonly onChoose: (range: Range) => void;
}

/** What is wrong with one further schema; a press selects the place in its text. */
export function FurtherFindings({ id, findings, onChoose }: FurtherFindingsProps) {
	const [shown, setShown] = useState(PAGE);
	if (findings.length === 0) return null;
	const left = findings.length - shown;
	return (
		<>
			<ul id={id} className="further-findings" aria-label="Problems of this schema">
				{findings.slice(0, shown).map((finding, index) => {
					const { further, message } = finding;
					if (further === undefined) return null;
					const { line, column } = further.range.start;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: a list is replaced as a whole
						<li key={index}>
							<button type="button" className="further-finding" onClick={() => onChoose(further.range)}>
								<KindGlyph kind={kindOf(finding)} first={finding.first} />
								<span>
									<span className="muted">
										line {line}, column {column}:
									</span>{' '}
									<Prose text={message} />
								</span>
							</button>
						</li>
					);
				})}
			</ul>
			{left > 0 ? (
				<Button className="button" onPress={() => setShown(shown + PAGE)}>
					Show {count(Math.min(PAGE, left))} more
				</Button>
			) : null}
		</>
	);
}
