import { deflate } from '../src/state/permalink/deflate.ts';
import { frame, MAX_STATE_BYTES, readLink } from '../src/state/permalink/permalink.ts';
import { expect, test } from './test.ts';

const STATES = {
	'emoji and CRLF': {
		profile: 'me',
		context: 'output',
		schema: '{\r\n  "title": "🦑 é…𝒳",\r\n  "type": "string"\r\n}\r\n',
		value: '"★ 👩‍👩‍👧‍👦 \\ud800 ~~~>>>???~~~"\r\n',
	},
	'YAML on both sides': {
		profile: 'realm',
		context: 'output_schema',
		schema: 'type: string\n',
		schemaFormat: 'yaml' as const,
		value: 'é: "🦑"\r\n',
		valueFormat: 'yaml' as const,
	},
	'no value': { profile: 'backplane', schema: '{"type":"object"}' },
};

for (const [name, state] of Object.entries(STATES)) {
	test(`a link opens on exactly what was shared: ${name}`, async ({ keyhole, context, site }) => {
		await keyhole.openState(state);
		const link = await keyhole.share();
		expect(link.startsWith(`${site}#`)).toBe(true);
		const first = await readLink(link);
		expect(first).toMatchObject({
			ok: true,
			state: {
				profile: state.profile,
				schema: { text: state.schema },
				value: { text: 'value' in state ? state.value : '' },
			},
		});

		const other = await context.newPage();
		await other.goto(link);
		await other.getByTestId('share').click();
		await expect(other.getByText('Link copied.')).toBeVisible();
		const again = await other.getByRole('textbox', { name: 'Link' }).inputValue();
		expect(await readLink(again)).toEqual(first);
	});
}

test('a link carries what was typed, in both notations of line ends', async ({ keyhole }) => {
	await keyhole.openState({ profile: 'me', schema: '{}', value: '{\r\n}' });
	await keyhole.write('schema', '{"title": "🦑"}');
	await keyhole.focus('value');
	await keyhole.page.keyboard.press('ControlOrMeta+End');
	await keyhole.page.keyboard.press('Enter');
	const link = await keyhole.share();
	expect(await readLink(link)).toMatchObject({
		ok: true,
		state: { schema: { text: '{"title": "🦑"}' }, value: { text: '{\r\n}\r\n' } },
	});
});

const BAD_LINKS = {
	'cut short': async () => (await stateFragment()).slice(0, -5),
	'with a letter changed': async () => {
		const fragment = await stateFragment();
		const at = fragment.length - 20;
		return fragment.slice(0, at) + (fragment[at] === 'A' ? 'B' : 'A') + fragment.slice(at + 1);
	},
	damaged: async () => '#v1.AAAA%%%not-a-payload',
	foreign: async () => '#s=AAAA%%%not-a-payload',
	'of a later version': async () => '#v99.AAAA.00000000',
	'of no example': async () => '#example=no-such-example',
	'that is no state': async () => `#${frame(await deflate(new TextEncoder().encode('[1]')))}`,
	oversized: async () => `#${frame(new Uint8Array(MAX_STATE_BYTES + 100_000))}`,
	'that expands without end': async () => `#${frame(await deflate(new Uint8Array(200 * MAX_STATE_BYTES)))}`,
} as const;

async function stateFragment(): Promise<string> {
	const state = '{"schema":{"text":"{}"},"profile":"me"}';
	return `#${frame(await deflate(new TextEncoder().encode(state)))}`;
}

for (const [name, fragment] of Object.entries(BAD_LINKS)) {
	test(`a link ${name} says so, and the page stays usable`, async ({ keyhole }) => {
		await keyhole.open(await fragment());
		await expect(keyhole.notices).toContainText(/link|example/i);
		await keyhole.judged();
		await keyhole.chooseProfile('Me captured handler');
		await keyhole.write('schema', '{}');
		await keyhole.write('value', '[]');
		await keyhole.expectVerdict('invalid');
	});
}

test('a link pasted into the address of an open page opens', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'me', schema: '{}', value: '{}' });
	await keyhole.write('value', '{"mine": 1}');
	const fragment = await keyhole.fragmentOf({ profile: 'backplane', schema: '{"a":1}', value: '{}' });
	await page.evaluate((hash) => {
		location.hash = hash;
	}, fragment);
	await keyhole.expectVerdict('refused');
	expect(await keyhole.text('schema')).toBe('{"a":1}');

	await page.getByRole('button', { name: 'Bring it back' }).click();
	await keyhole.expectVerdict('accepted');
	expect(await keyhole.text('value')).toBe('{"mine": 1}');
});

test('a link beats stored state', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'me', schema: '{}', value: '{}' });
	await keyhole.write('value', '{"stored": 1}');
	await page.waitForTimeout(1000);
	const fragment = await keyhole.fragmentOf({ profile: 'me', schema: '{}', value: '{"linked": 1}' });
	await page.goto('about:blank');
	await keyhole.open(fragment);
	expect(await keyhole.text('value')).toBe('{"linked": 1}');
});

test('long links are shared with their length and a warning', async ({ keyhole, page }) => {
	// Characters that do not compress.
	const noise = (length: number) => {
		let seed = 7;
		return Array.from({ length }, () => {
			seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
			return String.fromCharCode(0x21 + ((seed >>> 24) % 90));
		}).join('');
	};
	const dialog = page.getByRole('dialog', { name: 'Link to this page' });
	for (const [length, warning] of [
		[10, null],
		[2500, 'Over 2,000 characters'],
		[9000, 'Over 8,000 characters'],
	] as const) {
		await keyhole.openState({ profile: 'me', schema: '{}', value: JSON.stringify({ noise: noise(length) }) });
		const link = await keyhole.share();
		await expect(dialog).toContainText(`${link.length.toLocaleString('en')} characters`);
		if (warning === null) await expect(dialog).not.toContainText('Over');
		else await expect(dialog).toContainText(warning);
		await keyhole.close();
	}
});
