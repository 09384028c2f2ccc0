import { useSyncExternalStore } from 'react';

/** Up to this width there is one column. Keep in step with the style sheets. */
const query = '(max-width: 900px)';

function subscribe(listener: () => void): () => void {
	const list = matchMedia(query);
	list.addEventListener('change', listener);
	return () => list.removeEventListener('change', listener);
}

/** Whether the page has one column. */
export function useNarrow(): boolean {
	return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
