import { Button, FieldError, Group, Input, Label, NumberField, Text } from 'react-aria-components';
import { DEADLINE_RANGE } from '../../../state/preferences.ts';
import { usePreferences } from '../../workbench.ts';

/** How long a run may take. */
export function Deadline() {
	const deadline = usePreferences(({ deadline }) => deadline);
	const setDeadline = usePreferences(({ setDeadline }) => setDeadline);
	return (
		<NumberField
			className="setting"
			value={deadline / 1000}
			onChange={(seconds) => setDeadline(seconds * 1000)}
			minValue={DEADLINE_RANGE.least / 1000}
			maxValue={DEADLINE_RANGE.most / 1000}
			step={0.1}
			formatOptions={{ style: 'unit', unit: 'second', unitDisplay: 'short' }}
		>
			<Label className="setting-name">Time limit of a run</Label>
			<Group className="number-field">
				<Button slot="decrement" className="button icon-button">
					−
				</Button>
				<Input />
				<Button slot="increment" className="button icon-button">
					+
				</Button>
			</Group>
			<Text slot="description" className="muted">
				The playground’s own guard: a run that takes longer is ended and counts as neither fit nor unfit.
			</Text>
			<FieldError />
		</NumberField>
	);
}
