import { useState } from 'react';
import { chooseFinding } from '../go-to.ts';
import { holds, type Problem } from '../model/problems.ts';
import { furtherName } from '../model/verdict.ts';
import { Icon } from '../parts/Icon.tsx';
import { KindGlyph } from '../parts/KindGlyph.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Remedies } from '../schemas/Remedies.tsx';
import { useSession, useWorkbench } from '../workbench.ts';
import { Branches } from './Branches.tsx';
import { ProblemDetail } from './ProblemDetail.tsx';

/** One problem: what, where, and behind it how it is known and what it points at. */
export function ProblemRow({ problem }: { readonly problem: Problem }) {
	const workbench = useWorkbench();
	const selected = useSession(({ selected }) => selected);
	const { finding, kind, branches } = problem;
	const [unfolded, setUnfolded] = useState(false);
	const open = unfolded || (selected !== null && selected !== finding && holds(problem, selected));
	return (
		<li className={`problem severity-${finding.severity}`} data-kind={kind} data-first={finding.first}>
			<div className="problem-head">
				<button
					type="button"
					className="problem-row"
					data-row
					aria-current={selected === finding}
					onClick={() => chooseFinding(workbench, finding)}
				>
					<KindGlyph kind={kind} first={finding.first} />
					<span className="problem-body">
						<span className="problem-message">
							{finding.first ? <span className="tag tag-first">first</span> : null}
							<Prose text={finding.message} />
						</span>
						<ProblemDetail problem={problem} />
					</span>
					<Where problem={problem} />
				</button>
				{branches.length > 0 ? (
					<button
						type="button"
						className="fold"
						aria-expanded={open}
						aria-label={`Branches of ${finding.keyword ?? 'this'}`}
						onClick={() => setUnfolded(!open)}
					>
						<Icon name={open ? 'down' : 'right'} />
						{branches.length}
					</button>
				) : null}
			</div>
			<Remedies finding={finding} />
			{open ? <Branches branches={branches} keyword={finding.keyword} /> : null}
		</li>
	);
}

function Where({ problem: { pointer, finding } }: { readonly problem: Problem }) {
	const { side, range, further } = finding;
	const elsewhere = side === 'schema' ? further : undefined;
	return (
		<span className="problem-where">
			{pointer === null || pointer === '' ? null : <code className="pointer">{pointer}</code>}
			<span className="problem-line">
				{elsewhere === undefined
					? `${side}:${range.start.line}`
					: `${furtherName(elsewhere)}:${elsewhere.range.start.line}`}
			</span>
		</span>
	);
}
