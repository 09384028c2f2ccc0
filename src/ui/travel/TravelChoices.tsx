import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { SubjectList } from '../compare/SubjectPicker.tsx';
import { subjectName } from '../compare/use-comparison.ts';
import { Toggle } from '../dialogs/settings/Toggle.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useWorkbench } from '../workbench.ts';
import { useTravelling } from './use-travelling.ts';

/** Who must take the schema, and which edits may change what it means. */
export function TravelChoices() {
	const { playground, profiles } = useWorkbench();
	const targets = useTravelling(({ targets }) => targets);
	const allow = useTravelling(({ allow }) => allow);
	const { travelling } = playground;
	return (
		<div className="travel-choices">
			<p className="travel-intro">
				The smallest list of edits after which all of these take the schema:{' '}
				<strong>{targets.map((target) => subjectName(profiles, target)).join('; ')}</strong>.
			</p>
			<DialogTrigger>
				<Button className="button travel-targets" data-testid="travel-targets">
					Choose the hosts
					<Icon name="down" />
				</Button>
				<Popover className="popover picker-popover" offset={4}>
					<Dialog aria-label="Who must take it" className="compare-dialog">
						<SubjectList
							label="Hosts that must take it"
							chosen={targets}
							onChoose={(chosen) => travelling.choose(chosen)}
						/>
					</Dialog>
				</Popover>
			</DialogTrigger>
			<Toggle isSelected={allow.loses} onChange={(loses) => travelling.allow({ loses })}>
				May lose constraints
			</Toggle>
			<Toggle isSelected={allow.adds} onChange={(adds) => travelling.allow({ adds })}>
				May add constraints
			</Toggle>
		</div>
	);
}
