import { describe, expect, it } from 'vitest';
import { judge, type Profile, type Report } from '../core/index.ts';
import { findProfile, profiles } from '../profiles/index.ts';
import { type Expectation, loadCases, type ReportCase } from '../testing/cases.ts';
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

/** The expectation without the other answers that it would take as well. */
function withoutAlternatives(expected: Expectation): Expectation {
	return Object.fromEntries(
		Object.entries(expected).filter(([name]) => !/^or[A-Z]|^mayRefuse$/.test(name)),
	) as unknown as Expectation;
}

/** The same expectation with one part of it wrong, for every part. */
function otherExpectations(expected: Expectation): readonly Expectation[] {
	const { valid, first, refused, warnings = [], hostVerdict, missing, property, marker, parse } = expected;
	const places = [{ keyword: 'x' }, { instancePath: '/x' }, { schemaPointer: '/x' }];
	return [
		...(valid === null ? [] : [{ ...expected, valid: !valid, first: null }]),
		...(first === null ? [] : places.map((part) => ({ ...expected, first: { ...first, ...part } }))),
		...(refused === null ? [] : [{ ...expected, refused: { ...refused, kind: 'x' } }]),
		...(hostVerdict === undefined ? [] : [{ ...expected, hostVerdict: hostVerdict !== true }]),
		{ ...expected, warnings: [...warnings, { kind: 'strictTypes', pointer: '/x' }] },
		...(missing === undefined ? [] : [{ ...expected, missing: 'x' }]),
		...(property === undefined ? [] : [{ ...expected, property: 'x' }]),
		...(marker === undefined ? [] : [{ ...expected, marker: { ...marker, startColumn: 99 } }]),
		...(parse === undefined ? [] : [{ ...expected, parse: { ...parse, line: 99 } }]),
	];
}

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

	it('would be noticed if they expected anything else', () => {
		const judged = [...ofOneHost, ...ofDialects].flatMap((each) => {
			const { profile: host, dialect } = each.concerns;
			const profile = host === undefined ? dialectProfile(dialect ?? '') : findProfile(host);
			if (profile === undefined) return [];
			const judged = { id: each.id, report: judgeCase(profile, each), expected: withoutAlternatives(each.expected) };
			return caseFaults(judged.report, judged.expected).length === 0 ? [judged] : [];
		});
		const unnoticed = judged.flatMap(({ id, report, expected }) =>
			otherExpectations(expected)
				.filter((other) => caseFaults(report, other).length === 0)
				.map((other) => ({ id, other })),
		);
		expect(judged.length).toBeGreaterThan(40);
		expect(unnoticed).toEqual([]);
	});
});
