import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { copyText } from '../copy-text.ts';
import { Icon } from './Icon.tsx';

const SHOWN_FOR = 2000;

/** Copies a text and says whether that went well. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
	const [done, setDone] = useState<'copied' | 'failed' | null>(null);
	useEffect(() => {
		if (done === null) return;
		const timer = setTimeout(() => setDone(null), SHOWN_FOR);
		return () => clearTimeout(timer);
	}, [done]);
	const copy = async () => setDone((await copyText(text)) ? 'copied' : 'failed');
	const words = { copied: 'Copied', failed: 'Not copied: the browser refused' };
	return (
		<Button className="button" aria-label={`Copy ${what}`} onPress={copy}>
			<Icon name="copy" />
			<span aria-live="polite">{done === null ? 'Copy' : words[done]}</span>
		</Button>
	);
}
