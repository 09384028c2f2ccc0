import idn from 'idn-hostname';

const LABEL = '(?!-)[A-Za-z0-9-]{1,63}(?<!-)';
const HOSTNAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const A_LABEL = /(?:^|\.)..--/;
/** What RFC 3490 takes for a dot between labels. */
const TRAILING_DOT = /[.\uff0e\u3002\uff61]$/;
const MOST_CHARACTERS = 253;

/** RFC 1123 alone, as the drafts up to 06 have it. */
export function isPlainHostname(text: string): boolean {
	return HOSTNAME.test(text) && text.length <= MOST_CHARACTERS;
}

/** RFC 1123; labels in Punycode must stand for something (RFC 5891). */
export function isHostname(text: string): boolean {
	return isPlainHostname(text) && (!A_LABEL.test(text) || isIdnHostname(text));
}

/** RFC 5890 and following. The final dot of the root is no part of the name. */
export function isIdnHostname(text: string): boolean {
	if (TRAILING_DOT.test(text)) return false;
	try {
		return idn.isIdnHostname(text);
	} catch {
		return false;
	}
}
