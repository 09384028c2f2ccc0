/** One part of a text that a case describes instead of spelling it out. */
export type TextPart =
	| string
	| { readonly repeat: readonly [text: string, times: number] }
	/** From the first to the last number, both included; `{i}` in `each` stands for the number. */
	| { readonly range: readonly [first: number, last: number]; readonly each: string; readonly join?: string };

/** How to build a text too long to be written out. */
export type TextGenerator =
	| { readonly concat: readonly TextPart[] }
	| { readonly random: { readonly bytes: number; readonly seed: number; readonly as: 'base64' } };

function buildPart(part: TextPart): string {
	if (typeof part === 'string') return part;
	if ('repeat' in part) return part.repeat[0].repeat(part.repeat[1]);
	const [first, last] = part.range;
	const pieces: string[] = [];
	for (let i = first; i <= last; i++) pieces.push(part.each.replaceAll('{i}', String(i)));
	return pieces.join(part.join ?? '');
}

/** Bytes of a 32-bit linear congruential generator: the top byte of each state. */
export function randomBytes(count: number, seed: number): Uint8Array {
	const bytes = new Uint8Array(count);
	let state = seed >>> 0;
	for (let i = 0; i < count; i++) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		bytes[i] = state >>> 24;
	}
	return bytes;
}

/** The text that a generator describes. Random bytes come as the JSON text `{"data":"<base64>"}`. */
export function buildText(generator: TextGenerator): string {
	if ('concat' in generator) return generator.concat.map(buildPart).join('');
	const { bytes, seed } = generator.random;
	return JSON.stringify({ data: Buffer.from(randomBytes(bytes, seed)).toString('base64') });
}
