import { Component, type ReactNode } from 'react';
import type { Playground } from '../state/playground.ts';

export interface ErrorBoundaryProps {
	readonly playground: Playground;
	readonly children: ReactNode;
}

/** Keeps both texts in reach when the page itself fails, and offers ways on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly fault: Error | null }> {
	override state: { readonly fault: Error | null } = { fault: null };

	static getDerivedStateFromError(fault: unknown) {
		return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
	}

	override render(): ReactNode {
		const { fault } = this.state;
		const { playground, children } = this.props;
		if (fault === null) return children;
		const { schema, value } = playground.session.getState();
		const startAfresh = () => {
			playground.reset();
			this.setState({ fault: null });
		};
		return (
			<main className="fault">
				<h1>The page failed. Your texts are here.</h1>
				<p>This is a fault of Keyhole, not of your texts: {fault.message}</p>
				<label>
					Schema
					<textarea readOnly value={schema.text} rows={10} />
				</label>
				<label>
					Value
					<textarea readOnly value={value.text} rows={10} />
				</label>
				<p className="fault-ways">
					<button type="button" className="button" onClick={() => this.setState({ fault: null })}>
						Try again
					</button>
					<button type="button" className="button" onClick={() => location.reload()}>
						Load the page again
					</button>
					<button type="button" className="button" onClick={startAfresh}>
						Start afresh with the first example
					</button>
				</p>
			</main>
		);
	}
}
