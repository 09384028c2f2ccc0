import { type Finding, judge, type Profile, type Report } from '../core/index.ts';

/** Judges two JSON texts. */
export function judgeJson(profile: Profile, schema: string, value: string | null, context?: string): Report {
	return judge({
		profile,
		schema: { text: schema, format: 'json' },
		value: value === null ? null : { text: value, format: 'json' },
		...(context === undefined ? {} : { context }),
	});
}

/** The finding at which the host stops. */
export function firstOf({ findings }: Report): Finding | undefined {
	return findings.find(({ first }) => first);
}

/** A finding in one line: code, keyword, and where it is on its side. */
export function line({ code, keyword, side, instanceLocation, schemaLocation }: Finding): string {
	return `${code} ${keyword} ${side === 'value' ? instanceLocation : schemaLocation}`;
}
