import { useProfile, useSession } from '../../workbench.ts';
import { Toggle } from './Toggle.tsx';

/** Whether `format` asserts, where the profile leaves that open. */
export function FormatAssertion() {
	const { title, formatChoice = false } = useProfile();
	const on = useSession(({ formatAssertion }) => formatAssertion);
	const setOn = useSession(({ setFormatAssertion }) => setFormatAssertion);
	return (
		<div className="setting">
			<Toggle isSelected={on} isDisabled={!formatChoice} onChange={setOn}>
				<code>format</code> asserts
			</Toggle>
			<p className="muted">
				{formatChoice
					? 'A value that is not in the named format does not fit. Goes with a link.'
					: `${title} decides this itself; the choice has no effect here.`}
			</p>
		</div>
	);
}
