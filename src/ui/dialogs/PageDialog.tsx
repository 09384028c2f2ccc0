import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../parts/IconButton.tsx';
import { useOverlay } from '../shell/use-overlay.ts';
import type { Overlay } from '../view.ts';

export interface PageDialogProps {
	readonly overlay: Overlay;
	readonly title: string;
	readonly children: ReactNode;
}

/** A dialog over the page, with its title and a way out. */
export function PageDialog({ overlay, title, children }: PageDialogProps) {
	const state = useOverlay(overlay);
	return (
		<ModalOverlay {...state} isDismissable className="veil">
			<Modal className="modal">
				<Dialog className="dialog">
					<div className="dialog-head">
						<Heading slot="title">{title}</Heading>
						<IconButton icon="close" label="Close" onPress={() => state.onOpenChange(false)} />
					</div>
					{/* biome-ignore lint/a11y/useSemanticElements: no fields are grouped here */}
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
					<div className="dialog-body" role="group" aria-label={title} tabIndex={0}>
						{children}
					</div>
				</Dialog>
			</Modal>
		</ModalOverlay>
	);
}
