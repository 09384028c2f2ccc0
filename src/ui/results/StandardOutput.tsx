import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { OutputFormat } from '../../core/index.ts';
import { copyText } from '../copy-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { useWorkbench } from '../workbench.ts';

const FORMATS: readonly OutputFormat[] = ['flag', 'basic', 'detailed'];

/** Copies the standard's output, made anew from the present texts. */
export function StandardOutput() {
	const { playground, view } = useWorkbench();
	const [busy, setBusy] = useState(false);
	const copy = async (format: OutputFormat) => {
		setBusy(true);
		const output = await playground.output(format);
		setBusy(false);
		if (output === null) {
			view.setState({ message: 'There is an output only for a value that is judged, within the time limit.' });
			return;
		}
		const copied = await copyText(JSON.stringify(output, null, 2));
		view.setState({ message: copied ? `Copied the “${format}” output.` : 'Not copied: the browser refused.' });
	};
	return (
		<fieldset className="standard-output">
			<legend>Copy the standard’s output</legend>
			{FORMATS.map((format) => (
				<Button key={format} className="button" isDisabled={busy} onPress={() => void copy(format)}>
					<Icon name="copy" />
					{format}
				</Button>
			))}
		</fieldset>
	);
}
