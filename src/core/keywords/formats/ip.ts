/** IP addresses: RFC 2673 dotted quads, RFC 4291 section 2.2. */

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

/** Expressions to put into others. */
export const IPV4_SOURCE = `(?:${OCTET}\\.){3}${OCTET}`;

const H16 = '[\\da-fA-F]{1,4}';
const LS32 = `(?:${H16}:${H16}|${IPV4_SOURCE})`;

export const IPV6_SOURCE = `(?:${[
	`(?:${H16}:){6}${LS32}`,
	`::(?:${H16}:){5}${LS32}`,
	`(?:${H16})?::(?:${H16}:){4}${LS32}`,
	`(?:(?:${H16}:){0,1}${H16})?::(?:${H16}:){3}${LS32}`,
	`(?:(?:${H16}:){0,2}${H16})?::(?:${H16}:){2}${LS32}`,
	`(?:(?:${H16}:){0,3}${H16})?::${H16}:${LS32}`,
	`(?:(?:${H16}:){0,4}${H16})?::${LS32}`,
	`(?:(?:${H16}:){0,5}${H16})?::${H16}`,
	`(?:(?:${H16}:){0,6}${H16})?::`,
].join('|')})`;

const IPV4 = new RegExp(`^${IPV4_SOURCE}$`);
const IPV6 = new RegExp(`^${IPV6_SOURCE}$`);

export function isIpv4(text: string): boolean {
	return IPV4.test(text);
}

export function isIpv6(text: string): boolean {
	return IPV6.test(text);
}
