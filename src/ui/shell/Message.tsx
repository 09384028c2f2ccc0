import { useEffect } from 'react';
import { useView, useWorkbench } from '../workbench.ts';

const SHOWN_FOR = 5000;

/** A passing word on what was just done. */
export function Message() {
	const { view } = useWorkbench();
	const message = useView(({ message }) => message);
	useEffect(() => {
		if (message === null) return;
		const timer = setTimeout(() => view.setState({ message: null }), SHOWN_FOR);
		return () => clearTimeout(timer);
	}, [message, view]);
	return (
		<div className="message" role="status" data-shown={message !== null}>
			{message}
		</div>
	);
}
