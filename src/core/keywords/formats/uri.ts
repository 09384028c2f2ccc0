import { IPV4_SOURCE, IPV6_SOURCE } from './ip.ts';

/** URIs of RFC 3986, IRIs of RFC 3987 and templates of RFC 6570, as their grammars have them. */

const PERCENT = '%[\\da-fA-F]{2}';
const SUB_DELIMITERS = "!$&'()*+,;=";
const UNRESERVED = 'A-Za-z0-9\\-._~';
const UCSCHAR = [
	'\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}',
	...Array.from({ length: 14 }, (_, plane) => {
		const base = (plane + 1).toString(16);
		return `\\u{${base}${plane === 13 ? '1000' : '0000'}}-\\u{${base}fffd}`;
	}),
].join('');
const IPRIVATE = '\\u{e000}-\\u{f8ff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}';

/**
 * @param more characters that RFC 3987 adds to the unreserved ones
 * @param inQuery characters that it adds to queries alone
 */
function grammar(more: string, inQuery: string): { readonly absolute: RegExp; readonly reference: RegExp } {
	const plain = `${UNRESERVED}${more}${SUB_DELIMITERS}`;
	const pchar = `(?:[${plain}:@]|${PERCENT})`;
	const userinfo = `(?:[${plain}:]|${PERCENT})*`;
	const ipFuture = `v[\\da-fA-F]+\\.[${UNRESERVED}${SUB_DELIMITERS}:]+`;
	const host = `(?:\\[(?:${IPV6_SOURCE}|[vV]${ipFuture.slice(1)})\\]|${IPV4_SOURCE}|(?:[${plain}]|${PERCENT})*)`;
	const authority = `(?:${userinfo}@)?${host}(?::\\d*)?`;
	const rest = `(?:/${pchar}*)*`;
	const absolutePath = `/(?:${pchar}+${rest})?`;
	const segmentWithoutColon = `(?:[${plain}@]|${PERCENT})+`;
	const tail = `(?:\\?(?:[${plain}:@/?${inQuery}]|${PERCENT})*)?(?:#(?:[${plain}:@/?]|${PERCENT})*)?`;
	const hierarchy = `(?://${authority}${rest}|${absolutePath}|${pchar}+${rest}|)`;
	const relative = `(?://${authority}${rest}|${absolutePath}|${segmentWithoutColon}${rest}|)`;
	const absolute = `[A-Za-z][A-Za-z0-9+\\-.]*:${hierarchy}${tail}`;
	return {
		absolute: new RegExp(`^${absolute}$`, 'u'),
		reference: new RegExp(`^(?:${absolute}|${relative}${tail})$`, 'u'),
	};
}

const URI = grammar('', '');
const IRI = grammar(UCSCHAR, IPRIVATE);

export const isUri = (text: string): boolean => URI.absolute.test(text);
export const isUriReference = (text: string): boolean => URI.reference.test(text);
export const isIri = (text: string): boolean => IRI.absolute.test(text);
export const isIriReference = (text: string): boolean => IRI.reference.test(text);

const NAME = `(?:\\w|${PERCENT})(?:\\.?(?:\\w|${PERCENT}))*`;
const VARIABLE = `${NAME}(?::[1-9]\\d{0,3}|\\*)?`;
const EXPRESSION = `\\{[+#./;?&=,!@|]?${VARIABLE}(?:,${VARIABLE})*\\}`;
// With the apostrophe, which the published grammar forgot (erratum 6937).
const LITERAL = `[!#$&-;=?-\\[\\]_a-z~${UCSCHAR}${IPRIVATE}]`;
const TEMPLATE = new RegExp(`^(?:${LITERAL}|${PERCENT}|${EXPRESSION})*$`, 'u');

export function isUriTemplate(text: string): boolean {
	return TEMPLATE.test(text);
}
