import type { Annotation } from '../../core/index.ts';
import { useGoTo } from '../parts/use-go-to.ts';

/** One annotation; a press on either place shows both. */
export function AnnotationLine({ annotation }: { readonly annotation: Annotation }) {
	const { instanceLocation, keyword, text, schemaLocation, schemaUri, range, related } = annotation;
	const goTo = useGoTo();
	return (
		<tr>
			<td>
				<button type="button" className="place-link" data-row onClick={() => goTo({ side: 'value', range, related })}>
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
				{related === undefined ? (
					<>
						<code className="pointer">{schemaLocation}</code>
						{schemaUri === undefined ? null : <span className="muted"> in {schemaUri}</span>}
					</>
				) : (
					<button
						type="button"
						className="place-link"
						onClick={() => goTo({ ...related, related: { side: 'value', range } })}
					>
						<code className="pointer">{schemaLocation}</code>
						<span className="muted"> schema line {related.range.start.line}</span>
					</button>
				)}
			</td>
		</tr>
	);
}
