import { isHostname, isIdnHostname } from './hostname.ts';
import { IPV4_SOURCE, IPV6_SOURCE } from './ip.ts';

/** RFC 5321, section 4.1.2, and its extension by RFC 6531 to characters beyond ASCII. */

const ATEXT = "A-Za-z0-9!#$%&'*+\\-/=?^_`{|}~";
const BEYOND_ASCII = '\\u{80}-\\u{d7ff}\\u{e000}-\\u{10ffff}';

function localPart(more: string): RegExp {
	const atom = `[${ATEXT}${more}]+`;
	const quoted = `"(?:[ !#-\\[\\]-~${more}]|\\\\[ -~])*"`;
	return new RegExp(`^(?:${atom}(?:\\.${atom})*|${quoted})$`, 'u');
}

const LOCAL = localPart('');
const LOCAL_INTERNATIONAL = localPart(BEYOND_ASCII);
const LITERAL = new RegExp(`^\\[(?:${IPV4_SOURCE}|IPv6:${IPV6_SOURCE})\\]$`, 'i');

/** The last `@` parts the two: no domain has one, a quoted local part may. */
function isMailbox(text: string, local: RegExp, isDomain: (domain: string) => boolean): boolean {
	const at = text.lastIndexOf('@');
	if (at < 0) return false;
	const domain = text.slice(at + 1);
	return local.test(text.slice(0, at)) && (domain.startsWith('[') ? LITERAL.test(domain) : isDomain(domain));
}

export function isEmail(text: string): boolean {
	return isMailbox(text, LOCAL, isHostname);
}

export function isIdnEmail(text: string): boolean {
	return isMailbox(text, LOCAL_INTERNATIONAL, isIdnHostname);
}
