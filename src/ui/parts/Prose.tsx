import { proseParts } from '../model/prose.ts';

/** A sentence with code between backticks. */
export function Prose({ text }: { readonly text: string }) {
	return proseParts(text).map(({ text, code }, index) =>
		// The parts of a sentence have no identity but their position.
		// biome-ignore lint/suspicious/noArrayIndexKey: see above
		code ? <code key={index}>{text}</code> : <span key={index}>{text}</span>,
	);
}
