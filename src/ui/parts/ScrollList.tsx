import type { ReactNode } from 'react';

export interface ScrollListProps {
	readonly label: string;
	readonly children: ReactNode;
}

/** Scrolls a list whose rows are walked from a search field and never take the focus: so that keys can scroll it too. */
export function ScrollList({ label, children }: ScrollListProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: no fields are grouped here
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
		<div className="scroll-list" role="group" aria-label={label} tabIndex={0}>
			{children}
		</div>
	);
}
