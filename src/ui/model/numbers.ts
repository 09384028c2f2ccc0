const WHOLE = new Intl.NumberFormat('en');

/** A count with thousands separators. */
export function count(number: number): string {
	return WHOLE.format(number);
}

/** A count with its noun: `1 keyword`, `1,204 keywords`. */
export function counted(number: number, one: string, many = `${one}s`): string {
	return `${count(number)} ${number === 1 ? one : many}`;
}

/** A size in bytes as a person reads it; exact below 1,000. */
export function bytes(size: number): string {
	if (size < 1000) return counted(size, 'byte');
	const [scaled, unit] = size < 1_000_000 ? [size / 1000, 'kB'] : [size / 1_000_000, 'MB'];
	return `${scaled.toLocaleString('en', { maximumFractionDigits: scaled < 100 ? 1 : 0 })} ${unit}`;
}

/** Bytes of a text in UTF-8. A lone surrogate counts as the three bytes of U+FFFD. */
export function utf8Length(text: string): number {
	let length = text.length;
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		if (unit < 0x80) continue;
		if (unit < 0x800) length += 1;
		else if (unit >= 0xd800 && unit < 0xdc00 && isLowSurrogate(text.charCodeAt(i + 1))) {
			length += 2;
			i++;
		} else length += 2;
	}
	return length;
}

function isLowSurrogate(unit: number): boolean {
	return unit >= 0xdc00 && unit < 0xe000;
}
