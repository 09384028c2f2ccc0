const PATHS = {
	more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
	down: 'M4 6.5 8 10.5 12 6.5',
	up: 'M4 9.5 8 5.5 12 9.5',
	right: 'M6.5 4 10.5 8 6.5 12',
	close: 'M4 4 12 12M12 4 4 12',
	copy: 'M5.5 5.5h7v8h-7zM3.5 10.5v-8h7',
	share: 'M8 10V2.5M5 5.5l3-3 3 3M3.5 8.5v5h9v-5',
	search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.5 10.5 13.5 13.5',
	sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7',
	moon: 'M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5Z',
	system: 'M2.5 3.5h11v7h-11zM6 13.5h4M8 10.5v3',
	settings: 'M2.5 4.5h6M11.5 4.5h2M10 3v3M2.5 11.5h2M7.5 11.5h6M6 10v3',
	help: 'M6 6a2 2 0 1 1 2.8 1.8c-.6.3-.8.7-.8 1.2v.5M8 12.2h.01',
	compare: 'M2.5 3.5h4v9h-4zM9.5 3.5h4v9h-4z',
	travel: 'M2.5 11.5c3 0 3-7 6-7h4M10 2l2.5 2.5L10 7M2.5 4.5h2M9 11.5h4.5',
	list: 'M3 4h10M3 8h10M3 12h6',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon of 16 px. It says nothing to a screen reader: the control around it has the name. */
export function Icon({ name }: { readonly name: IconName }) {
	return (
		<svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
			<path d={PATHS[name]} />
		</svg>
	);
}
