import { useDeferredValue, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { count } from '../model/numbers.ts';
import { useRoving } from '../results/use-roving.ts';
import { useSession } from '../workbench.ts';
import { AnnotationLine } from './AnnotationLine.tsx';

/** Rows drawn at once. */
const PAGE = 200;

/** What the schema says about each part of a value that fits. Asked for only while someone looks. */
export function Annotations() {
	const report = useDeferredValue(useSession(({ report }) => report));
	const setAnnotations = useSession(({ setAnnotations }) => setAnnotations);
	const [shown, setShown] = useState(PAGE);
	const roving = useRoving();
	useEffect(() => {
		setAnnotations(true);
		return () => setAnnotations(false);
	}, [setAnnotations]);
	if (report === null) return <p className="empty">Nothing is judged yet.</p>;
	if (report.annotations === undefined) return <p className="empty">A value that fits has annotations.</p>;
	const { total, listed } = report.annotations;
	if (total === 0) {
		return (
			<p className="empty">
				{report.valueFits === true
					? 'The schema says nothing about this value beyond what it asserts.'
					: 'The value does not fit, so that the schema says nothing about it.'}
			</p>
		);
	}
	const rows = listed.slice(0, shown);
	return (
		<>
			<table className="grid annotations" data-testid="annotations" {...roving}>
				<caption className="hidden-label">What the schema says about the parts of the value</caption>
				<thead>
					<tr>
						<th scope="col">Of the value</th>
						<th scope="col">Keyword</th>
						<th scope="col">Says</th>
						<th scope="col">In the schema</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((annotation, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two ways can lead to the same keyword; the list is replaced as a whole
						<AnnotationLine key={index} annotation={annotation} />
					))}
				</tbody>
			</table>
			{total > rows.length ? (
				<div className="more-rows">
					<span className="muted">
						{count(rows.length)} of {count(total)} shown
						{total > listed.length ? `; ${count(total - listed.length)} more are not listed` : null}
					</span>
					{listed.length > shown ? (
						<Button className="button" onPress={() => setShown(shown + PAGE)}>
							Show {count(Math.min(PAGE, listed.length - shown))} more
						</Button>
					) : null}
				</div>
			) : null}
		</>
	);
}
