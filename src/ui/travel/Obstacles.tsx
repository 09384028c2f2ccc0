import { Button } from 'react-aria-components';
import type { Obstacle } from '../../travel/view.ts';
import { Prose } from '../parts/Prose.tsx';
import { useWorkbench } from '../workbench.ts';
import { useTravelling } from './use-travelling.ts';

/** What stands in the way with the edits that are allowed, and a way to allow more. */
export function Obstacles({ obstacles }: { readonly obstacles: readonly Obstacle[] }) {
	const { playground } = useWorkbench();
	const allow = useTravelling(({ allow }) => allow);
	if (obstacles.length === 0) return null;
	const wants = (kind: Obstacle['kind']) => obstacles.some((one) => one.kind === kind);
	const { travelling } = playground;
	return (
		<section aria-labelledby="travel-obstacles" data-testid="travel-obstacles">
			<h3 id="travel-obstacles">What stands in the way</h3>
			<ul className="travel-obstacles">
				{obstacles.map(({ sentence }) => (
					<li key={sentence}>
						<Prose text={sentence} />
					</li>
				))}
			</ul>
			{wants('loses') && !allow.loses ? (
				<Button className="button travel-allow" onPress={() => travelling.allow({ loses: true })}>
					Allow edits that lose a constraint
				</Button>
			) : null}
			{wants('adds') && !allow.adds ? (
				<Button className="button travel-allow" onPress={() => travelling.allow({ adds: true })}>
					Allow edits that add a constraint
				</Button>
			) : null}
		</section>
	);
}
