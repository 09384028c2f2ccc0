/** A place of a value that was built under some schemas: offsets into its text. */
export interface Site {
	readonly start: number;
	readonly end: number;
	/** The schemas that hold there. */
	readonly schemas: readonly number[];
}

/** A value's text, and what holds at each place of it. */
export interface Built {
	readonly text: string;
	readonly sites: readonly Site[];
}

/** The parts of an object or array put together. */
export function assemble(
	open: string,
	parts: readonly { readonly name: string | null; readonly built: Built }[],
	close: string,
): Built {
	let text = open;
	const sites: Site[] = [];
	parts.forEach(({ name, built }, index) => {
		if (index > 0) text += ',';
		if (name !== null) text += `${JSON.stringify(name)}:`;
		const shift = text.length;
		text += built.text;
		for (const { start, end, schemas } of built.sites) sites.push({ start: start + shift, end: end + shift, schemas });
	});
	return { text: text + close, sites };
}

/** The value with another text at one place. */
export function replaceSite({ text }: Built, { start, end }: Site, instead: string): string {
	return text.slice(0, start) + instead + text.slice(end);
}
