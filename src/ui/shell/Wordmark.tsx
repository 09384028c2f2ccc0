/** The name, with its mark. */
export function Wordmark() {
	return (
		<h1 className="wordmark">
			<svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" focusable="false">
				<rect x="0.75" y="0.75" width="14.5" height="14.5" rx="3" fill="none" stroke="currentColor" strokeWidth="1.5" />
				<path d="M8 3.6a2.6 2.6 0 0 1 1.3 4.85L10.2 12.4H5.8l.9-3.95A2.6 2.6 0 0 1 8 3.6Z" fill="currentColor" />
			</svg>
			<span className="wordmark-name">Keyhole</span>
		</h1>
	);
}
