import { describe, expect, it } from 'vitest';
import { judge, type Profile, type Report } from '../core/index.ts';
import { findProfile, profiles } from '../profiles/index.ts';
import { loadCases, type ReportCase } from '../testing/cases.ts';
import { caseFaults, profileFaults } from './compare.ts';

const HOSTS = ['backplane', 'me', 'realm'];

/** A pattern that never ends is left to a judge that can be stopped: the tests of the command line. */
const cases = loadCases().filter(({ expected }) => expected.mayRefuse !== 'time');

/** The profile that is a published dialect and no more, if there is one. */
function dialectProfile(dialect: string): Profile | undefined {
	return profiles.find((profile) => profile.id.startsWith('json-schema-') && profile.dialect === dialect);
}

function judgeCase(profile: Profile, { schema, schemaFormat, value, valueFormat, concerns }: ReportCase): Report {
	if (schema === null || valueFormat === 'text') throw new Error('The case has nothing to judge.');
	return judge({
		profile,
		schema: { text: schema, format: schemaFormat },
		value: value === null ? null : { text: value, format: valueFormat },
		...(concerns.formatAssertion === undefined ? {} : { formatAssertion: concerns.formatAssertion }),
	});
}

function judgeByHost(id: string, each: ReportCase): Report {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(`The profile ${id} is not registered.`);
	return judgeCase(profile, each);
}

const ofOneHost = cases.filter(({ concerns }) => concerns.profile !== undefined && HOSTS.includes(concerns.profile));
const ofSeveral = cases.filter(({ expected }) => expected.byProfile !== undefined);
const ofDialects = cases.filter(({ concerns }) => concerns.dialect !== undefined && concerns.feature === undefined);

describe.skipIf(cases.length === 0)('public reports', () => {
	it('are all there', () => {
		expect([ofOneHost.length, ofSeveral.length, ofDialects.length]).toEqual([44, 17, 114]);
	});

	it.each(ofOneHost)('$id ($concerns.profile): $why', (each) => {
		expect(caseFaults(judgeByHost(each.concerns.profile ?? '', each), each.expected)).toEqual([]);
	});

	describe.each(ofSeveral)('$id: $why', (each) => {
		it.each(Object.entries(each.expected.byProfile ?? {}))('%s', (id, expected) => {
			expect(profileFaults(judgeByHost(id, each), expected)).toEqual([]);
		});
	});

	describe.each(ofDialects)('$id ($concerns.dialect): $why', (each) => {
		const profile = dialectProfile(each.concerns.dialect ?? '');
		it.skipIf(profile === undefined)('is answered so', () => {
			if (profile === undefined) return;
			expect(caseFaults(judgeCase(profile, each), each.expected)).toEqual([]);
		});
	});
});
