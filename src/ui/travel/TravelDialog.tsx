import { useEffect } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../parts/IconButton.tsx';
import { useOverlay } from '../shell/use-overlay.ts';
import { useWorkbench } from '../workbench.ts';
import { TravelActions } from './TravelActions.tsx';
import { TravelChoices } from './TravelChoices.tsx';
import { TravelOutcome } from './TravelOutcome.tsx';
import { TravelRunState } from './TravelRunState.tsx';

/** The smallest list of edits after which all chosen hosts take the schema. */
export function TravelDialog() {
	const state = useOverlay('travel');
	return (
		<ModalOverlay {...state} isDismissable className="veil veil-travel">
			<Modal className="modal modal-travel">
				<Dialog className="dialog" data-testid="travel">
					<Travel onClose={() => state.onOpenChange(false)} />
				</Dialog>
			</Modal>
		</ModalOverlay>
	);
}

/** Looks while it is there, and for as long only. */
function Travel({ onClose }: { readonly onClose: () => void }) {
	const { playground } = useWorkbench();
	useEffect(() => {
		playground.travelling.open();
		return () => playground.travelling.close();
	}, [playground]);
	return (
		<>
			<div className="dialog-head">
				<Heading slot="title">Make it travel</Heading>
				<IconButton icon="close" label="Close" onPress={onClose} />
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: no fields are grouped here */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
			<div className="dialog-body travel-body" role="group" aria-label="Make it travel" tabIndex={0}>
				<TravelChoices />
				<TravelRunState />
				<TravelOutcome />
			</div>
			<TravelActions onClose={onClose} />
		</>
	);
}
