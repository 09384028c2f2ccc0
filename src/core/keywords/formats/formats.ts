import type { DialectId } from '../../dialects/ids.ts';
import { isDate, isDateTime, isDuration, isTime } from './date-time.ts';
import { isEmail, isIdnEmail } from './email.ts';
import { isHostname, isIdnHostname, isPlainHostname } from './hostname.ts';
import { isIpv4, isIpv6 } from './ip.ts';
import { isJsonPointer, isRelativeJsonPointer } from './pointers.ts';
import { isIri, isIriReference, isUri, isUriReference, isUriTemplate } from './uri.ts';

/** Whether a string is in a format. */
export type FormatTest = (text: string) => boolean;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** ECMA-262 with the `u` flag, as the dialects ask. */
function isRegex(text: string): boolean {
	try {
		new RegExp(text, 'u');
		return true;
	} catch {
		return false;
	}
}

const DRAFT_04: readonly (readonly [string, FormatTest])[] = [
	['date-time', isDateTime],
	['email', isEmail],
	['hostname', isPlainHostname],
	['ipv4', isIpv4],
	['ipv6', isIpv6],
	['uri', isUri],
];

const DRAFT_06: typeof DRAFT_04 = [
	...DRAFT_04,
	['uri-reference', isUriReference],
	['uri-template', isUriTemplate],
	['json-pointer', isJsonPointer],
];

const DRAFT_07: typeof DRAFT_04 = [
	...DRAFT_06,
	['hostname', isHostname],
	['date', isDate],
	['time', isTime],
	['idn-email', isIdnEmail],
	['idn-hostname', isIdnHostname],
	['iri', isIri],
	['iri-reference', isIriReference],
	['relative-json-pointer', isRelativeJsonPointer],
	['regex', isRegex],
];

const FROM_2019_09: typeof DRAFT_04 = [...DRAFT_07, ['duration', isDuration], ['uuid', (text) => UUID.test(text)]];

/** The formats that each dialect defines. */
const FORMATS: Readonly<Record<DialectId, ReadonlyMap<string, FormatTest>>> = {
	'draft-04': new Map(DRAFT_04),
	'draft-06': new Map(DRAFT_06),
	'draft-07': new Map(DRAFT_07),
	'2019-09': new Map(FROM_2019_09),
	'2020-12': new Map(FROM_2019_09),
};

/** The test for a format, or null for one that the dialect does not define: everything fits it. */
export function formatOf(name: string, dialect: DialectId): FormatTest | null {
	return FORMATS[dialect].get(name) ?? null;
}
