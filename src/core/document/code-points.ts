/** The code points of a part of a text, `end` excluded; half of a surrogate pair counts as one. */
export function countCodePoints(text: string, start = 0, end = text.length): number {
	let count = end - start;
	for (let i = start; i < end; i++) {
		const unit = text.charCodeAt(i);
		if (unit < 0xd800 || unit > 0xdbff || i + 1 >= end) continue;
		const low = text.charCodeAt(i + 1);
		if (low >= 0xdc00 && low <= 0xdfff) {
			count--;
			i++;
		}
	}
	return count;
}
