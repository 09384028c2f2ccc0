import { useEffect, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { WrittenLink } from '../../state/permalink/permalink.ts';
import { copyText } from '../copy-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { useWorkbench, type Workbench } from '../workbench.ts';
import { SharedLink } from './SharedLink.tsx';
import { useOverlay } from './use-overlay.ts';

/** Copies a link to all that is on the page, and says so. */
export function ShareButton() {
	const workbench = useWorkbench();
	const overlay = useOverlay('share');
	const [shared, setShared] = useState<{ link: WrittenLink; copied: boolean } | null>(null);
	useEffect(() => {
		if (!overlay.isOpen) return;
		let wanted = true;
		void shareLink(workbench).then((result) => wanted && setShared(result));
		return () => {
			wanted = false;
			setShared(null);
		};
	}, [overlay.isOpen, workbench]);
	return (
		<DialogTrigger {...overlay}>
			<Button className="button" data-testid="share">
				<Icon name="share" />
				<span className="button-label">Share</span>
			</Button>
			<Popover className="popover share-popover" offset={4}>
				<Dialog aria-label="Link to this page" className="share-dialog">
					{shared === null ? <p>Writing the link…</p> : <SharedLink {...shared} />}
				</Dialog>
			</Popover>
		</DialogTrigger>
	);
}

/** Writes the link and copies it in one go, so that the press that asked still counts for the clipboard. */
async function shareLink({ playground, comparison }: Workbench): Promise<{ link: WrittenLink; copied: boolean }> {
	const writing = playground.share(comparison.shared());
	const url = writing.then((link) => {
		if (!link.ok) throw new Error(link.message);
		return link.url;
	});
	const copied = await copyText(url);
	return { link: await writing, copied };
}
