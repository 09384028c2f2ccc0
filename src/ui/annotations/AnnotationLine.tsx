import type { Annotation } from '../../core/index.ts';
import { goTo, showFurther } from '../go-to.ts';
import { furtherName } from '../model/verdict.ts';
import { useWorkbench } from '../workbench.ts';

/** One annotation; a press on either place shows both. */
export function AnnotationLine({ annotation }: { readonly annotation: Annotation }) {
	const { instanceLocation, keyword, text, range, related } = annotation;
	const workbench = useWorkbench();
	return (
		<tr>
			<td>
				<button
					type="button"
					className="place-link"
					data-row
					onClick={() => goTo(workbench, { side: 'value', range, related })}
				>
					{instanceLocation === '' ? 'the whole' : <code className="pointer">{instanceLocation}</code>}
					<span className="muted"> value line {range.start.line}</span>
				</button>
			</td>
			<th scope="row">
				<code>{keyword}</code>
			</th>
			<td>
				<code className="annotation-text">{text}</code>
			</td>
			<td>
				<SchemaPlace annotation={annotation} />
			</td>
		</tr>
	);
}

/** The keyword, in the schema or in a further one; one that is built in is in no text that is here. */
function SchemaPlace({ annotation }: { readonly annotation: Annotation }) {
	const { schemaLocation, schemaUri, range, related, further } = annotation;
	const workbench = useWorkbench();
	const pointer = <code className="pointer">{schemaLocation}</code>;
	if (related !== undefined) {
		const show = () => goTo(workbench, { ...related, related: { side: 'value', range } });
		return (
			<button type="button" className="place-link" onClick={show}>
				{pointer}
				<span className="muted"> schema line {related.range.start.line}</span>
			</button>
		);
	}
	if (further !== undefined) {
		return (
			<button type="button" className="place-link" onClick={() => showFurther(workbench, further)}>
				{pointer}
				<span className="muted">
					{' '}
					{furtherName(further)} line {further.range.start.line}
				</span>
			</button>
		);
	}
	return (
		<>
			{pointer}
			{schemaUri === undefined ? null : <span className="muted"> in {schemaUri}</span>}
		</>
	);
}
