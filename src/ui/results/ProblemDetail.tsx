import { BASIS_MEANING } from '../model/hover.ts';
import type { Problem } from '../model/problems.ts';
import { furtherName } from '../model/verdict.ts';

/** The fainter second line: the related place, and how the fact is known. */
export function ProblemDetail({ problem: { finding } }: { readonly problem: Problem }) {
	const { related, further, keyword, schemaLocation, side, basis, source } = finding;
	return (
		<span className="problem-detail">
			{related === undefined ? null : (
				<span>
					{keyword === null || related.side === side ? 'see' : <code>{keyword}</code>}{' '}
					{related.side === side || schemaLocation === null ? null : <code className="pointer">{schemaLocation}</code>}{' '}
					{related.side}:{related.range.start.line}
				</span>
			)}
			{further === undefined || side === 'value' || further.uri === '' ? null : (
				<span>
					in <code>{further.uri}</code>
				</span>
			)}
			{further === undefined || side === 'schema' ? null : (
				<span>
					{keyword === null ? 'see' : <code>{keyword}</code>}{' '}
					{schemaLocation === null ? null : <code className="pointer">{schemaLocation}</code>} {furtherName(further)}:
					{further.range.start.line}
				</span>
			)}
			<span title={BASIS_MEANING[basis]}>
				{basis}
				{source === undefined ? null : `: ${source}`}
			</span>
		</span>
	);
}
