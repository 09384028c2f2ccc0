import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from '../../testing/cases.ts';
import { frame, MAX_STATE_BYTES, readLink, writeLink } from './permalink.ts';
import type { SharedState } from './shared-state.ts';

const BASE = 'https://example.org/sub/path/?q=1';
const state = (schema: string, value: string): SharedState => ({
	schema: { text: schema, format: 'json' },
	value: { text: value, format: 'json' },
	profile: 'me',
	context: 'output',
	formatAssertion: false,
	schemas: [],
});
const pack = (json: unknown) => frame(deflateRawSync(typeof json === 'string' ? json : JSON.stringify(json)));

async function roundTrip(given: SharedState): Promise<void> {
	const link = await writeLink(given, BASE);
	if (!link.ok) throw new Error(link.message);
	expect(link.url.startsWith(`${BASE}#v1.`)).toBe(true);
	expect(link.url.slice(BASE.length)).toMatch(/^#v1\.[A-Za-z0-9_-]+\.[0-9a-f]{8}$/);
	expect(link.length).toBe(link.url.length);
	expect(await readLink(link.url)).toEqual({ ok: true, state: given });
	expect(await readLink(link.url.slice(BASE.length))).toEqual({ ok: true, state: given });
	expect(await readLink(link.url.slice(BASE.length + 1))).toEqual({ ok: true, state: given });
}

/** Any sequence of UTF-16 units: lone surrogates, controls and line ends of every kind. */
const anyText = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.array(fc.nat(0xffff), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
	fc
		.array(fc.constantFrom('\r\n', '\n', '\r', '\ufeff', '\ud800', '\udc00', '🦑', '\u2028', '\0', '"', '\\', 'é'), {
			maxLength: 40,
		})
		.map((parts) => parts.join('')),
);
const anySource = fc.record({ text: anyText, format: fc.constantFrom('json' as const, 'yaml' as const) });
const anyComparison = fc.record({
	hosts: fc.array(fc.record({ profile: anyText, context: fc.option(anyText) }), { maxLength: 4 }),
	shown: fc.boolean(),
});
const anyState: fc.Arbitrary<SharedState> = fc.record(
	{
		schema: anySource,
		value: anySource,
		profile: anyText,
		context: fc.option(anyText),
		formatAssertion: fc.boolean(),
		schemas: fc.array(fc.record({ uri: anyText, text: anyText }), { maxLength: 3 }),
		pointer: anyText,
		compare: anyComparison,
	},
	{ requiredKeys: ['schema', 'value', 'profile', 'context', 'formatAssertion', 'schemas'] },
);

describe('round trip', () => {
	it('loses nothing of any texts', async () => {
		await fc.assert(fc.asyncProperty(anyState, roundTrip), { numRuns: 500 });
	});

	it.each([
		['CRLF and a byte order mark', '\ufeff{\r\n\t"type": "object"\r\n}\r\n'],
		['lone surrogates', '"\ud800" "\udfff\ud800"'],
		['astral characters', '{"𝒳":"🦑"}'],
		['an empty text', ''],
		['names of prototypes', '{"__proto__":{"constructor":{"prototype":{}}}}'],
	])('keeps %s', async (_what, text) => {
		await roundTrip(state(text, text));
		await roundTrip({ ...state(text, text), profile: text, context: text });
	});

	it('replaces the fragment of the base and keeps its query', async () => {
		const link = await writeLink(state('{}', '1'), `${BASE}#v1.old.00000000`);
		expect(link.ok && link.url.match(/#/g)).toHaveLength(1);
		expect(link.ok && link.url.startsWith(`${BASE}#v1.`)).toBe(true);
	});

	it('is deflate-raw and base64url over UTF-8 JSON', async () => {
		const link = await writeLink(state('{"é":"🦑"}', ''), BASE);
		const payload = (link.ok ? link.url : '').split('.').at(-2) ?? '';
		expect(JSON.parse(inflateRawSync(Buffer.from(payload, 'base64url')).toString('utf8'))).toEqual({
			schema: { text: '{"é":"🦑"}' },
			profile: 'me',
			context: 'output',
		});
	});
});

describe('one limit for reader and writer', () => {
	const overhead = new TextEncoder().encode(
		JSON.stringify({ schema: { text: '' }, profile: 'me', context: 'output' }),
	).length;

	it('takes a state of exactly the limit, and refuses one byte more on both sides', async () => {
		const most = 'a'.repeat(MAX_STATE_BYTES - overhead);
		await roundTrip(state(most, ''));
		expect(await writeLink(state(`${most}a`, ''), BASE)).toMatchObject({ ok: false, code: 'oversized' });
		const json = { schema: { text: `${most}a` }, profile: 'me', context: 'output' };
		expect(await readLink(`#${pack(json)}`)).toMatchObject({ ok: false, code: 'oversized' });
	});

	it('takes what cannot be compressed', async () => {
		let seed = 1;
		const noise = Array.from({ length: 300_000 }, () => {
			seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
			return String.fromCharCode(0x100 + (seed >>> 19));
		}).join('');
		await roundTrip(state(noise, ''));
	});

	it('names the size and the limit, and counts bytes, not characters', async () => {
		const link = await writeLink(state('é'.repeat(600_000), ''), BASE);
		expect(link).toMatchObject({ ok: false, code: 'oversized', message: expect.stringMatching(/1,172 KiB.*1 MiB/) });
		expect(await writeLink(state('a'.repeat(5_000_000), ''), BASE)).toMatchObject({ ok: false, code: 'oversized' });
	});
});

describe('a comparison', () => {
	const compared = (compare: unknown) => readLink(`#${pack({ schema: { text: '' }, profile: 'me', compare })}`);

	it('is written with what is at its default left out', async () => {
		const hosts = [
			{ profile: 'me', context: 'output' },
			{ profile: 'realm', context: null },
		];
		const link = await writeLink({ ...state('', ''), compare: { hosts, shown: false } }, BASE);
		const payload = (link.ok ? link.url : '').split('.').at(-2) ?? '';
		expect(JSON.parse(inflateRawSync(Buffer.from(payload, 'base64url')).toString('utf8'))).toMatchObject({
			compare: { hosts: [{ profile: 'me', context: 'output' }, { profile: 'realm' }] },
		});
	});

	it.each([
		[[], 'compare is not an object'],
		[{}, 'compare.hosts is not a list'],
		[{ hosts: ['me'] }, 'compare.hosts[0] is not an object'],
		[{ hosts: [{ profile: 'me' }, { context: 'x' }] }, 'compare.hosts[1].profile is not a text'],
		[{ hosts: [{ profile: 'me', context: 1 }] }, 'compare.hosts[0].context is not a text'],
		[{ hosts: [], shown: 'yes' }, 'compare.shown is neither true nor false'],
	])('that is none opens nothing: %j', async (compare, message) => {
		expect(await compared(compare)).toMatchObject({
			ok: false,
			code: 'content',
			message: expect.stringContaining(message),
		});
	});
});

describe('links that open nothing', () => {
	it.each([
		['', 'none'],
		['https://example.org/', 'none'],
		['https://example.org/#', 'none'],
		['#example=sigma-tool', 'example'],
		['#example=', 'foreign'],
		['#example=../x', 'foreign'],
		['#/a/route', 'foreign'],
		['#s=AAAA%%%not-a-payload', 'foreign'],
		['#v', 'foreign'],
		['#v1', 'foreign'],
		['#v0.AAAA.00000000', 'foreign'],
		['#v01.AAAA.00000000', 'foreign'],
		['#v2.AAAA.00000000', 'version'],
		[`#v${'9'.repeat(400)}.AAAA.00000000`, 'version'],
		['#v1.', 'broken'],
		['#v1.AAAA', 'broken'],
		['#v1.AAAA%%%not-a-payload', 'broken'],
		['#v1.AAAA%%%not-a-payload.00000000', 'broken'],
		['#v1.AAAA.00000000', 'broken'],
		['#v1.AA==.00000000', 'broken'],
		['#v1.A+/A.00000000', 'broken'],
		['#v1.éééé.00000000', 'broken'],
		['#v1..00000000', 'broken'],
	])('%s is %s', async (link, code) => {
		const read = await readLink(link);
		expect(read).toMatchObject({ ok: false, code });
		expect(read.ok || read.message).toMatch(/^The (link|address) |^What follows/);
		expect(read.ok || read.message.length).toBeLessThan(200);
	});

	it('says so of every cut and every changed character of a link', async () => {
		const link = await writeLink(state('{"type":"object"}', '{"a":1}'), BASE);
		if (!link.ok) throw new Error(link.message);
		const fragment = link.url.slice(BASE.length);
		for (let length = 0; length < fragment.length; length++) {
			expect((await readLink(fragment.slice(0, length))).ok).toBe(false);
			const changed = fragment[length] === 'x' ? 'y' : 'x';
			expect((await readLink(fragment.slice(0, length) + changed + fragment.slice(length + 1))).ok).toBe(false);
		}
		expect(await readLink(`${fragment}0`)).toMatchObject({ ok: false, code: 'broken' });
		expect(await readLink(`${fragment}.0`)).toMatchObject({ ok: false, code: 'broken' });
	});

	it('never throws on any text', async () => {
		const near = fc
			.tuple(fc.constantFrom('#v1.', '#v1', 'v1.', '#example=', '#'), anyText)
			.map((parts) => parts.join(''));
		await fc.assert(
			fc.asyncProperty(fc.oneof(anyText, near), async (text) => {
				expect(typeof (await readLink(text)).ok).toBe('boolean');
			}),
			{ numRuns: 1000 },
		);
	});

	it('never throws on any compressed bytes', async () => {
		await fc.assert(
			fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
				expect((await readLink(frame(bytes))).ok).toBe(false);
				expect((await readLink(frame(deflateRawSync(bytes)))).ok).toBe(false);
			}),
			{ numRuns: 300 },
		);
	});
});

describe('attacks', () => {
	it('stops a bomb at the limit', async () => {
		const bomb = frame(deflateRawSync(Buffer.alloc(300 * 1024 * 1024)));
		const before = process.memoryUsage().arrayBuffers;
		expect(await readLink(bomb)).toMatchObject({ ok: false, code: 'oversized' });
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * MAX_STATE_BYTES);
	});

	it('refuses a payload longer than any writer makes, without decoding it', async () => {
		expect(await readLink(`#v1.${'A'.repeat(50_000_000)}.00000000`)).toMatchObject({ ok: false, code: 'oversized' });
	});

	it('takes a stream that ends early, or wants more, for broken', async () => {
		const whole = deflateRawSync(JSON.stringify({ schema: { text: 'x'.repeat(5000) }, profile: 'me' }));
		expect(await readLink(frame(whole.subarray(0, whole.length - 2)))).toMatchObject({ code: 'broken' });
		expect(await readLink(frame(new Uint8Array()))).toMatchObject({ code: 'broken' });
	});

	it('takes bytes that are not UTF-8 for broken', async () => {
		expect(await readLink(frame(deflateRawSync(Buffer.from([0x22, 0xff, 0x22]))))).toMatchObject({ code: 'broken' });
	});

	it('stands deep nesting in members it does not know', async () => {
		const deep = `{"schema":{"text":"{}"},"profile":"me","x":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
		expect(await readLink(pack(deep))).toMatchObject({ ok: true });
	});

	it.each([
		['not JSON', '{"schema":'],
		['nothing', ''],
		['a list', []],
		['null', null],
		['no schema', { profile: 'me' }],
		['no profile', { schema: { text: '{}' } }],
		['a schema that is a text', { schema: '{}', profile: 'me' }],
		['a schema without text', { schema: { format: 'json' }, profile: 'me' }],
		['a text that is a number', { schema: { text: 1 }, profile: 'me' }],
		['a format it does not know', { schema: { text: '', format: 'toml' }, profile: 'me' }],
		['a profile that is an object', { schema: { text: '' }, profile: {} }],
		['a context that is null', { schema: { text: '' }, profile: 'me', context: null }],
		['a flag that is a number', { schema: { text: '' }, profile: 'me', formatAssertion: 1 }],
		['schemas that are no list', { schema: { text: '' }, profile: 'me', schemas: { length: 1 } }],
		['a schema among them that is null', { schema: { text: '' }, profile: 'me', schemas: [null] }],
		['members that are only inherited', '{"__proto__":{"schema":{"text":"{}"},"profile":"me"}}'],
	])('says what is wrong with %s', async (_what, json) => {
		const read = await readLink(pack(json));
		expect(read).toMatchObject({ ok: false, code: 'content' });
		expect(read.ok || read.message).toMatch(/^The link is whole, but cannot be opened: .+\.$/);
	});

	it('passes over members it does not know, whatever they are called', async () => {
		const read = await readLink(
			pack(
				'{"schema":{"text":"{}","format":"yaml","lines":1e999},"profile":"me","__proto__":{"context":"x"},' +
					'"constructor":1,"toString":null,"later":[1e400,{"deep":{}}],"schemas":[{"uri":"u","text":"t","__proto__":1}]}',
			),
		);
		expect(read).toEqual({
			ok: true,
			state: {
				schema: { text: '{}', format: 'yaml' },
				value: { text: '', format: 'json' },
				profile: 'me',
				context: null,
				formatAssertion: false,
				schemas: [{ uri: 'u', text: 't' }],
			},
		});
		expect(({} as Record<string, unknown>)['context']).toBeUndefined();
	});
});

const cases = loadCases().filter(({ concerns }) => concerns.feature === 'permalink');

describe.skipIf(cases.length === 0)('public reports of links', () => {
	it.each(cases.map((each) => [each.id, each] as const))('%s', async (_id, { value, expected }) => {
		if (value === null) throw new Error('a case without a text');
		if (expected.clearError) {
			expect(await readLink(value)).toMatchObject({ ok: false, code: expect.stringMatching(/^(foreign|broken)$/) });
			return;
		}
		await roundTrip(state('{}', value));
		await roundTrip(state(value, ''));
	});
});
