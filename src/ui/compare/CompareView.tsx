import { TravelButton } from '../travel/TravelButton.tsx';
import { CompareState } from './CompareState.tsx';
import { Groups } from './Groups.tsx';
import { KeywordMatrix } from './KeywordMatrix.tsx';
import { Matrix } from './Matrix.tsx';
import { PartingView } from './PartingView.tsx';
import { SubjectPicker } from './SubjectPicker.tsx';
import { UnionSwitch } from './UnionSwitch.tsx';
import { UnionView } from './UnionView.tsx';
import { useComparison } from './use-comparison.ts';

/** What several hosts say of the texts, side by side. */
export function CompareView() {
	const compared = useComparison(({ compared }) => compared);
	const stale = useComparison(({ stale }) => stale);
	const marked = useComparison(({ marked }) => marked);
	return (
		<div className="compare" data-testid="compare" data-stale={stale}>
			<div className="compare-bar">
				<SubjectPicker />
				{compared === null ? null : <UnionSwitch />}
				<TravelButton />
				<CompareState />
			</div>
			{compared === null ? (
				<p className="empty">Nothing is compared yet.</p>
			) : (
				<div className={`compare-body${stale ? ' compare-old' : ''}`}>
					<Groups {...compared} />
					<Matrix rows={compared.rows} />
					{marked?.of === 'all' ? <UnionView {...compared} /> : null}
					<PartingView rows={compared.rows} />
					<KeywordMatrix {...compared} />
				</div>
			)}
		</div>
	);
}
