import { useMemo } from 'react';
import type { Side } from '../../core/index.ts';
import type { OfferPort } from '../../editor/offers.ts';
import { useWorkbench } from '../workbench.ts';
import { offerWords } from './model/offer-words.ts';

/** The edits that the schema's editor offers at findings; null for the value. What comes of one is told on the page. */
export function useOffers(side: Side): OfferPort | null {
	const { playground, view } = useWorkbench();
	return useMemo(() => {
		if (side === 'value') return null;
		const { offers, session } = playground;
		return {
			async at(text, lines) {
				const offered = await offers.at(text, lines);
				if (offered === null) return [];
				const { actions, request } = offered;
				return actions.map((action) => ({
					title: offerWords(action.edit),
					keepsMeaning: action.edit.kind === 'keeps-meaning',
					range: action.at.range,
					take: async () => {
						const { made, sentence } = await offers.take(action, request);
						if (made) {
							session.getState().dismiss('edit');
							view.setState({ message: sentence.replaceAll('`', '') });
						} else session.getState().notify({ kind: 'edit', tone: 'warning', text: sentence });
					},
				}));
			},
		};
	}, [side, playground, view]);
}
