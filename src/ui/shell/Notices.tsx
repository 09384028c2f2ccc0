import { Button } from 'react-aria-components';
import type { NoticeAction } from '../../state/notices.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useSession, useWorkbench } from '../workbench.ts';

const ACTION_NAMES: Readonly<Record<NoticeAction, string>> = { judge: 'Judge now', restore: 'Bring it back' };

/** What there is to tell besides findings; each stays until it is dismissed or settled. */
export function Notices() {
	const { playground } = useWorkbench();
	const notices = useSession(({ notices }) => notices);
	const dismiss = useSession(({ dismiss }) => dismiss);
	return (
		<div className="notices" role="status" aria-label="Notices">
			{notices.map(({ kind, tone, text, action }) => (
				<div key={kind} className={`notice notice-${tone}`}>
					<span className="notice-glyph" aria-hidden="true">
						{tone === 'warning' ? '△' : '›'}
					</span>
					<p>
						<Prose text={text} />
					</p>
					{action === undefined ? null : (
						<Button className="button" onPress={() => playground.act(action)}>
							{ACTION_NAMES[action]}
						</Button>
					)}
					<IconButton icon="close" label="Dismiss" onPress={() => dismiss(kind)} />
				</div>
			))}
		</div>
	);
}
