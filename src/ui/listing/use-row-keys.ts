import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';

/** Rows that Page Up and Page Down pass over. */
const PAGE = 10;

/**
 * Keys of a long list of rows: one of them is in reach of Tab, the arrow keys, Page Up and Down, Home and End move
 * among them, Escape leaves.
 * @param keys what tells the rows apart, in their order; each row has its own in `data-row`
 * @param leave where Escape puts the focus
 */
export function useRowKeys(keys: readonly string[], leave: RefObject<HTMLElement | null>) {
	const [chosen, setChosen] = useState<string | null>(null);
	const reached = chosen !== null && keys.includes(chosen) ? chosen : (keys[0] ?? null);
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const from = (event.target as HTMLElement).dataset['row'];
		const at = from === undefined ? -1 : keys.indexOf(from);
		if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
		if (event.key === 'Escape') {
			event.preventDefault();
			leave.current?.focus();
			return;
		}
		const last = keys.length - 1;
		const to = {
			ArrowDown: at + 1,
			ArrowUp: at - 1,
			PageDown: Math.min(at + PAGE, last),
			PageUp: Math.max(at - PAGE, 0),
			Home: 0,
			End: last,
		}[event.key];
		if (to === undefined) return;
		event.preventDefault();
		focusRow(event.currentTarget, keys[to]);
	};
	const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
		const row = target.dataset['row'];
		if (row !== undefined) setChosen(row);
	};
	return { reached, onKeyDown, onFocus };
}

/** Puts the focus on a row; there may be none of that key. */
export function focusRow(table: HTMLElement | null, key: string | undefined): void {
	if (key === undefined) return;
	table?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();
}
