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
					? 'A value that is not in the named format does not fit; in draft-07 nor does a string that does not hold the base64 or JSON that it should. Goes with a link.'
					: `${title} decides this itself; the choice has no effect here.`}
			</p>
		</div>
	);
}
