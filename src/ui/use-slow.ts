import { useEffect, useState } from 'react';

/** A run shorter than this, in milliseconds, shows nothing: a bar that flashes is worse than none. */
const SHOWN_AFTER = 200;

/** Whether a run that began at `since`, in milliseconds since the epoch, has been on for long; null: none is on. */
export function useSlow(since: number | null): boolean {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		setSlow(false);
		if (since === null) return;
		const timer = setTimeout(() => setSlow(true), Math.max(0, since + SHOWN_AFTER - Date.now()));
		return () => clearTimeout(timer);
	}, [since]);
	return slow && since !== null;
}
