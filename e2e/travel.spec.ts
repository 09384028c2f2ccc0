import { judge } from '../src/core/index.ts';
import { findProfile } from '../src/profiles/index.ts';
import { expectAccessible } from './accessibility.ts';
import type { Keyhole } from './pages/keyhole.ts';
import { expect, test } from './test.ts';

/** The input of a tool as its server declares it: the file editor of the reference servers of MCP. */
const EDIT_FILE = `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "type": "object",
  "properties": {
    "path": { "type": "string" },
    "edits": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "oldText": { "type": "string", "description": "Text to search for - must match exactly" },
          "newText": { "type": "string", "description": "Text to replace with" }
        },
        "required": ["oldText", "newText"],
        "additionalProperties": false
      }
    },
    "dryRun": { "type": "boolean", "default": false, "description": "Preview changes using git-style diff format" }
  },
  "required": ["path", "edits"],
  "additionalProperties": false
}
`;
const PATTERN = `{
  "type": "object",
  "title": "Order",
  "properties": {
    "id": { "type": ["string"] },
    "code": { "type": "string", "pattern": "^[a-z]+$" }
  }
}
`;

const HOSTS = ['backplane', 'me', 'realm'].map((id) => {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(`There is no profile ${id}.`);
	return profile;
});

/** Who takes a schema, by the engine itself. */
function takers(text: string): readonly string[] {
	return HOSTS.filter(
		(profile) => judge({ profile, schema: { text, format: 'json' }, value: null }).schemaTaken === true,
	).map(({ id }) => id);
}

class Travel {
	readonly #keyhole: Keyhole;

	constructor(keyhole: Keyhole) {
		this.#keyhole = keyhole;
	}

	get dialog() {
		return this.#keyhole.page.getByTestId('travel');
	}

	get verdict() {
		return this.dialog.getByTestId('travel-verdict');
	}

	get edits() {
		return this.dialog.getByTestId('travel-edit');
	}

	edit(rule: string) {
		return this.dialog.locator(`[data-testid="travel-edit"][data-rule="${rule}"]`);
	}

	get standings() {
		return this.dialog.getByTestId('travel-standings').getByRole('listitem');
	}

	async open(schema: string): Promise<void> {
		await this.#keyhole.openState({ profile: 'backplane', schema });
		await this.#keyhole.page.keyboard.press('Alt+Shift+G');
		await this.settled();
	}

	/** Waits for what the present choices come to. */
	async settled(): Promise<void> {
		await expect(this.dialog.getByTestId('travel-outcome')).toHaveAttribute('data-busy', 'false', { timeout: 30_000 });
	}
}

test('the schema of a real tool comes to be taken by all three hosts', async ({ keyhole, page }) => {
	const travel = new Travel(keyhole);
	expect(takers(EDIT_FILE)).toEqual(['me', 'realm']);
	await travel.open(EDIT_FILE);
	await expect(travel.verdict).toHaveText('All 3 hosts take it after 2 edits. The same values fit as before.');
	await expect(travel.edits).toHaveCount(2);
	for (const edit of await travel.edits.all()) {
		await expect(edit).toContainText(/[\d,]{5,} values tried, all alike/);
		await expect(edit.getByRole('switch')).toBeChecked();
	}
	await expect(travel.dialog.getByRole('switch', { name: 'May lose constraints' })).not.toBeChecked();
	await expect(travel.dialog.getByRole('switch', { name: 'May add constraints' })).not.toBeChecked();
	await expect(travel.dialog.getByTestId('diff').locator('.line-delete').first()).toBeVisible();
	await travel.dialog.getByRole('button', { name: 'Apply' }).click();
	await expect(travel.dialog).toHaveCount(0);
	await keyhole.expectVerdict('accepted');
	const made = await keyhole.text('schema');
	expect(takers(made)).toEqual(['backplane', 'me', 'realm']);
	expect(made).not.toContain('"default"');
	await page.keyboard.press('ControlOrMeta+Z');
	await keyhole.expectVerdict('refused');
	expect(await keyhole.text('schema')).toBe(EDIT_FILE);
});

test('what cannot be kept is said, and lost only where that is allowed', async ({ keyhole }) => {
	const travel = new Travel(keyhole);
	await travel.open(PATTERN);
	await expect(travel.verdict).toHaveText('1 of 3 hosts takes it after 2 edits. The same values fit as before.');
	const obstacles = travel.dialog.getByTestId('travel-obstacles');
	await expect(obstacles).toContainText('Not possible without losing pattern at /properties/code.');
	await expect(travel.standings.nth(0)).toContainText('refuses it');
	await expect(travel.standings.nth(0)).toContainText('/properties/code/pattern');
	await expect(travel.standings.nth(2)).toContainText('takes it.');
	await obstacles.getByRole('button', { name: 'Allow edits that lose a constraint' }).click();
	await expect(travel.verdict).toHaveText('All 3 hosts take it after 3 edits. 1 of them loses a constraint.');
	await travel.settled();
	await expect(travel.dialog.getByRole('switch', { name: 'May lose constraints' })).toBeChecked();
	const lost = travel.edit('lose-constraint');
	await expect(lost).toContainText('Lost: "pattern": "^[a-z]+$".');
	await expect(lost).toContainText('A value that fits only now: ');
	await expect(obstacles).toHaveCount(0);
});

test('an edit that is switched off leaves the diff and the verdicts', async ({ keyhole, page }) => {
	const travel = new Travel(keyhole);
	await travel.open(EDIT_FILE);
	const diff = travel.dialog.getByTestId('diff');
	await expect(diff).toContainText('"default"');
	await travel.edit('drop-annotation').locator('label').click();
	await expect(travel.edit('drop-annotation')).toHaveAttribute('data-state', 'off');
	await expect(travel.verdict).toHaveText('2 of 3 hosts take it after 1 edit. The same values fit as before.');
	await expect(travel.standings.nth(0)).toContainText('refuses it');
	await expect(travel.standings.nth(0)).toContainText('/properties/dryRun/default');
	await expect(diff.locator('.view-overlays .line-delete')).toHaveCount(1);
	await travel.dialog.getByRole('button', { name: 'Copy the edited schema' }).click();
	await expect(travel.dialog.getByText('Copied')).toBeVisible();
	const copied = await keyhole.clipboard();
	expect(copied).toContain('"default"');
	expect(copied).not.toContain('$schema');
	await page.keyboard.press('Escape');
	await expect(travel.dialog).toHaveCount(0);
	expect(await keyhole.text('schema')).toBe(EDIT_FILE);
});

test('other hosts are chosen, and one alone is travelled to', async ({ keyhole, page }) => {
	const travel = new Travel(keyhole);
	await travel.open(PATTERN);
	await travel.dialog.getByTestId('travel-targets').click();
	const options = page.getByRole('listbox', { name: 'Hosts that must take it' });
	await options.getByRole('option', { name: 'Backplane' }).click();
	await options.getByRole('option', { name: 'Me captured handler, Function input' }).click();
	await page.keyboard.press('Escape');
	await travel.settled();
	await expect(travel.standings).toHaveCount(1);
	await expect(travel.verdict).toHaveText('The host takes it as it is.');
	await expect(travel.dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
});

test('a schema of a whole document is rewritten at its place', async ({ keyhole, page }) => {
	const tools = JSON.stringify(
		{
			tools: [
				{ name: 'one', inputSchema: { type: 'object', properties: { a: { type: ['string'] } } } },
				{ name: 'two', inputSchema: { type: 'object', properties: { b: { type: ['string'] } } } },
			],
		},
		null,
		2,
	);
	await keyhole.openState({ profile: 'me', schema: tools });
	await page.getByRole('button', { name: 'List all 2' }).click();
	await page.getByTestId('panel-schemas').getByRole('button', { name: 'two' }).first().click();
	await expect(page.getByTestId('source-bar')).toContainText('Working on: two');
	await page.keyboard.press('Alt+Shift+G');
	const travel = new Travel(keyhole);
	await travel.settled();
	await expect(travel.verdict).toHaveText('All 3 hosts take it after 1 edit. The same values fit as before.');
	await travel.dialog.getByRole('button', { name: 'Apply' }).click();
	await expect(travel.dialog).toHaveCount(0);
	const after = JSON.parse(await keyhole.text('schema')) as { tools: { inputSchema: unknown }[] };
	expect(after.tools.map(({ inputSchema }) => inputSchema)).toEqual([
		{ type: 'object', properties: { a: { type: ['string'] } } },
		{ type: 'object', properties: { b: { type: 'string' } } },
	]);
});

test('a text that cannot be rewritten says why', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'me', schema: '{' });
	await page.keyboard.press('Alt+Shift+G');
	await expect(page.getByTestId('travel-trouble')).toContainText('The schema cannot be read');
	await page.getByTestId('travel').getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByTestId('travel')).toHaveCount(0);
});

test('a search that hangs in a value is stopped, and the page judges on', async ({ keyhole, page }) => {
	const pattern =
		'{"type":"object","title":"t","properties":{"a":{"type":"string","pattern":"^(x+x+)+y$","maxLength":200}}}';
	await keyhole.openState({ profile: 'backplane', schema: pattern });
	await page.keyboard.press('Alt+Shift+G');
	const run = page.getByTestId('travel-run');
	await expect(run.getByRole('progressbar', { name: 'Trying values on the edits' })).toBeVisible();
	await run.getByRole('button', { name: 'Stop looking' }).click();
	await expect(page.getByTestId('travel').getByRole('status')).toContainText('Stopped. Nothing was changed.');
	await expect(page.getByTestId('travel').getByRole('button', { name: 'Apply' })).toBeDisabled();
	await keyhole.close();
	await keyhole.write('schema', '{"type": "object"}');
	await keyhole.expectVerdict('accepted');
});

test('an edit at the cursor is made by Ctrl+. and taken back by undo', async ({ keyhole, page }) => {
	await keyhole.openState({ profile: 'me', schema: PATTERN });
	await keyhole.focus('schema');
	await page.keyboard.press('ControlOrMeta+Home');
	for (let line = 1; line < 5; line++) await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ControlOrMeta+.');
	const offers = page.locator('.action-widget').first();
	await expect(offers).toContainText('Write the list of one type as "string"');
	await expect(offers).toContainText('Loses the constraint "type": ["string"]');
	const first = offers.locator('.monaco-list-row.action').first();
	await expect(first).toContainText('Write the list of one type');
	await page.keyboard.press('Enter');
	await expect(page.locator('.message')).toContainText('values tried, all alike.');
	const cursor = PATTERN.replace('["string"]', '"string"');
	// The cursor is still in the line: what is typed goes there.
	await page.keyboard.press('End');
	await page.keyboard.type(' ');
	expect(await keyhole.text('schema')).toBe(cursor.replace('"string" },', '"string" }, '));
	await page.keyboard.press('ControlOrMeta+Z');
	await page.keyboard.press('ControlOrMeta+Z');
	expect(await keyhole.text('schema')).toBe(PATTERN);
});

test('by the keyboard alone', async ({ keyhole, page }) => {
	const travel = new Travel(keyhole);
	await keyhole.openState({ profile: 'backplane', schema: EDIT_FILE });
	await page.keyboard.press('ControlOrMeta+K');
	await page.keyboard.type('travel');
	await page.keyboard.press('Enter');
	await travel.settled();
	const edit = travel.edit('drop-annotation').getByRole('switch');
	for (let tabs = 0; tabs < 20 && !(await edit.evaluate((it) => it === document.activeElement)); tabs++) {
		await page.keyboard.press('Tab');
	}
	await expect(edit).toBeFocused();
	await page.keyboard.press('Space');
	await expect(travel.edit('drop-annotation')).toHaveAttribute('data-state', 'off');
	await page.keyboard.press('Space');
	await expect(travel.edit('drop-annotation')).toHaveAttribute('data-state', 'made');
	await travel.settled();
	const apply = travel.dialog.getByRole('button', { name: 'Apply' });
	// Through the diff too, in which Tab goes on.
	for (let tabs = 0; tabs < 20 && !(await apply.evaluate((it) => it === document.activeElement)); tabs++) {
		await page.keyboard.press('Tab');
	}
	await expect(apply).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(travel.dialog).toHaveCount(0);
	await keyhole.expectVerdict('accepted');
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`accessible in ${colorScheme}, and no wider than a narrow page`, async ({ keyhole, page }) => {
		await page.emulateMedia({ colorScheme });
		const travel = new Travel(keyhole);
		for (const [width, height] of [
			[1440, 900],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height });
			await travel.open(PATTERN);
			await travel.dialog.getByRole('button', { name: 'Allow edits that lose a constraint' }).click();
			await expect(travel.edit('lose-constraint')).toBeVisible();
			await travel.settled();
			await expect(travel.dialog.getByTestId('diff').locator('.line-delete').first()).toBeAttached();
			await expectAccessible(page, `${width}`);
			const wide = await travel.dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
			expect(wide, `${width} scrolls sideways`).toBeLessThanOrEqual(0);
			await page.screenshot({ path: `test-results/travel-${colorScheme}-${width}.png` });
			await keyhole.close();
		}
	});
}
