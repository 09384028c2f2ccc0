import type { ActionGroup } from '../actions/action.ts';
import { actions, isMac } from '../actions/index.ts';
import { strokeName } from '../actions/keys.ts';
import { PageDialog } from './PageDialog.tsx';

const GROUPS: readonly ActionGroup[] = ['Moving about', 'Host', 'Texts', 'Results', 'Page'];

/** Every key, by what it is for. */
export function KeysDialog() {
	return (
		<PageDialog overlay="keys" title="Keys">
			<p>
				In an editor, <kbd>Tab</kbd> indents. <kbd>Escape</kbd>, then <kbd>Tab</kbd>, leaves it;{' '}
				<kbd>{isMac ? '⌃⇧M' : 'Ctrl+M'}</kbd> turns indenting by <kbd>Tab</kbd> off and on.
			</p>
			<div className="keys">
				{GROUPS.map((group) => (
					<section key={group}>
						<h3>{group}</h3>
						<dl>
							{actions
								.filter((action) => action.group === group)
								.map(({ id, name, strokes }) => (
									<div key={id} className="keys-line">
										<dt>{name}</dt>
										<dd>
											{strokes.map((stroke) => (
												<kbd key={strokeName(stroke, isMac)}>{strokeName(stroke, isMac)}</kbd>
											))}
										</dd>
									</div>
								))}
						</dl>
					</section>
				))}
			</div>
		</PageDialog>
	);
}
