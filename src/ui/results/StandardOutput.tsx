import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { OutputFormat } from '../../core/index.ts';
import { copyText } from '../copy-text.ts';
import { saveText } from '../files.ts';
import { Icon } from '../parts/Icon.tsx';
import { useWorkbench } from '../workbench.ts';

/** Each format, and what it tells. */
const FORMATS: Readonly<Record<OutputFormat, string>> = {
	flag: 'whether the value fits',
	basic: 'one list: what fails, or what holds',
	detailed: 'what fails, or annotates, under the schemas in common',
	verbose: 'every schema that was applied, with all its keywords',
};

/** Copies or saves the standard's output, made anew from the present texts. */
export function StandardOutput() {
	const { playground, view } = useWorkbench();
	const [busy, setBusy] = useState(false);
	const give = async (format: OutputFormat, take: (text: string) => string | Promise<string>) => {
		setBusy(true);
		const output = await playground.output(format);
		setBusy(false);
		const message =
			output === null
				? 'There is an output only for a value that is judged, within the time limit.'
				: await take(output);
		view.setState({ message });
	};
	const copy = (format: OutputFormat) =>
		give(format, async (text) =>
			(await copyText(text)) ? `Copied the “${format}” output.` : 'Not copied: the browser refused.',
		);
	const save = (format: OutputFormat) =>
		give(format, (text) => {
			const name = `output-${format}.json`;
			saveText(name, `${text}\n`, 'application/json');
			return `Saved the “${format}” output as ${name}.`;
		});
	return (
		<fieldset className="standard-output">
			<legend>The standard’s output</legend>
			{(Object.entries(FORMATS) as [OutputFormat, string][]).map(([format, tells]) => (
				<div key={format} className="standard-format">
					<span>
						<code>{format}</code> <span className="muted">{tells}</span>
					</span>
					<Button
						className="button"
						aria-label={`Copy the ${format} output`}
						isDisabled={busy}
						onPress={() => void copy(format)}
					>
						<Icon name="copy" />
						Copy
					</Button>
					<Button
						className="button"
						aria-label={`Save the ${format} output`}
						isDisabled={busy}
						onPress={() => void save(format)}
					>
						Save
					</Button>
				</div>
			))}
		</fieldset>
	);
}
