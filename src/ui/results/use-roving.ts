import { type KeyboardEvent, useCallback } from 'react';

/** Lets the arrow keys, Home and End move among the rows of a list. Every row stays reachable by Tab. */
export function useRoving() {
	const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
		const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
		const at = rows.findIndex((row) => row.matches(':focus'));
		const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
		if (target === undefined || at < 0) return;
		event.preventDefault();
		rows[target]?.focus();
	}, []);
	return { onKeyDown };
}
