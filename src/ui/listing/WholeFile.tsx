import { useState } from 'react';
import type { HostSaying } from '../../sources/table.ts';
import { CopyButton } from '../parts/CopyButton.tsx';

/** What the host prints of the whole document, with and without its stricter mode. */
export function WholeFile({ host }: { readonly host: HostSaying }) {
	const [strict, setStrict] = useState(false);
	const { exitCode, text } = strict ? host.strict : host;
	const command = strict ? `${host.command} --strict` : host.command;
	return (
		<section
			className="whole-file"
			aria-label="What the host says of the whole file"
			data-testid="whole-file"
			tabIndex={-1}
		>
			<header>
				<h3>
					<code>{command}</code> exits with {exitCode}
				</h3>
				<label className="check">
					<input type="checkbox" checked={strict} onChange={({ target }) => setStrict(target.checked)} />
					<code>--strict</code>
				</label>
				<CopyButton text={text} what="what the host says of the file" />
			</header>
			<pre className="reply-text">{text}</pre>
			<details>
				<summary>Not looked at here; the host may say more</summary>
				<ul>
					{host.notChecked.map((words) => (
						<li key={words}>{words}</li>
					))}
				</ul>
			</details>
		</section>
	);
}
