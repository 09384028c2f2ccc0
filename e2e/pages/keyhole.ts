import { expect, type Locator, type Page } from '@playwright/test';
import type { Report, Side } from '../../src/core/index.ts';
import { writeLink } from '../../src/state/permalink/permalink.ts';
import type { SharedState } from '../../src/state/permalink/shared-state.ts';

/** A state of the page in short: JSON texts unless said otherwise. */
export interface ShortState {
	readonly schema: string;
	readonly value?: string;
	readonly profile: string;
	readonly context?: string;
	readonly pointer?: string;
	readonly compare?: SharedState['compare'];
	readonly schemas?: SharedState['schemas'];
	readonly schemaFormat?: 'json' | 'yaml';
	readonly valueFormat?: 'json' | 'yaml';
}

export type GateId = 'schema-read' | 'schema-taken' | 'value-read' | 'value-fits';

/** The page as a person meets it: by role and name, by test id where there is none. */
export class Keyhole {
	readonly page: Page;
	/** URL of the site's root, with a slash at the end. */
	readonly site: string;
	readonly verdict: Locator;
	readonly problems: Locator;
	/** The rows of the list of problems, the host's first on top. */
	readonly rows: Locator;
	readonly hostReply: Locator;
	readonly meters: Locator;
	readonly keywords: Locator;
	readonly notices: Locator;

	constructor(page: Page, site: string) {
		this.page = page;
		this.site = site;
		this.verdict = page.getByTestId('verdict');
		this.problems = page.getByTestId('problems');
		this.rows = this.problems.locator('[data-row]');
		this.hostReply = page.getByTestId('host-reply');
		this.meters = page.getByTestId('meters');
		this.keywords = page.getByTestId('keywords');
		this.notices = page.getByRole('status', { name: 'Notices' });
	}

	editor(side: Side): Locator {
		return this.page.getByTestId(`${side}-editor`);
	}

	gate(id: GateId): Locator {
		return this.page.getByTestId(`gate-${id}`);
	}

	tab(name: string): Locator {
		return this.page.getByRole('tab', { name });
	}

	/** Opens the page, and waits until it can be used. `fragment` begins with its `#`. */
	async open(fragment = ''): Promise<void> {
		await this.page.goto(this.site + fragment);
		await this.ready();
	}

	/** Opens the page on a link that holds this state. */
	async openState(state: ShortState): Promise<void> {
		await this.open(await this.fragmentOf(state));
		await this.judged();
	}

	/** The fragment, with its `#`, of a link that holds this state. */
	async fragmentOf(state: ShortState): Promise<string> {
		const {
			schema,
			value = '',
			schemaFormat = 'json',
			valueFormat = 'json',
			profile,
			context,
			pointer,
			compare,
			schemas = [],
		} = state;
		const shared: SharedState = {
			schema: { text: schema, format: schemaFormat },
			value: { text: value, format: valueFormat },
			profile,
			context: context ?? null,
			formatAssertion: false,
			schemas,
			...(pointer === undefined ? {} : { pointer }),
			...(compare === undefined ? {} : { compare }),
		};
		const written = await writeLink(shared, this.site);
		if (!written.ok) throw new Error(written.message);
		return new URL(written.url).hash;
	}

	/** Waits until both editors are there, of which a narrow page shows one at most. */
	async ready(): Promise<void> {
		await expect(this.page.locator('.monaco-editor .view-lines').first()).toBeAttached({ timeout: 30_000 });
		await expect(this.verdict).toBeVisible();
	}

	/** Waits for a verdict on the texts as they are. */
	async judged(): Promise<void> {
		await expect(this.verdict).toHaveAttribute('data-stale', 'false');
		await expect(this.verdict).not.toHaveAttribute('data-verdict', 'none');
	}

	async expectVerdict(verdict: Report['verdict']): Promise<void> {
		await expect(this.verdict).toHaveAttribute('data-verdict', verdict);
		await expect(this.verdict).toHaveAttribute('data-stale', 'false');
	}

	/** Puts the cursor into an editor. */
	async focus(side: Side): Promise<void> {
		// Not the lines themselves: a long one reaches far beyond the editor.
		await this.editor(side)
			.locator('.editor-scrollable')
			.click({ position: { x: 8, y: 8 } });
	}

	/** Replaces an editor's text, key by key. Without deleting first, a bracket would surround the selection. */
	async type(side: Side, text: string): Promise<void> {
		await this.clear(side);
		await this.page.keyboard.type(text);
	}

	/** Replaces an editor's text by another in one input, as a tool that writes for a person does. */
	async write(side: Side, text: string): Promise<void> {
		await this.clear(side);
		await this.page.keyboard.insertText(text);
	}

	/** Replaces an editor's text in one go, from the clipboard. */
	async paste(side: Side, text: string): Promise<void> {
		await this.clear(side);
		await this.page.evaluate((content) => navigator.clipboard.writeText(content), text);
		await this.page.keyboard.press('ControlOrMeta+V');
	}

	private async clear(side: Side): Promise<void> {
		await this.focus(side);
		await this.page.keyboard.press('ControlOrMeta+A');
		await this.page.keyboard.press('Delete');
	}

	/** What is selected in the editor that has the focus, by way of the clipboard. */
	async selection(): Promise<string> {
		await this.page.evaluate(() => navigator.clipboard.writeText(''));
		await this.page.keyboard.press('ControlOrMeta+C');
		return this.clipboard();
	}

	clipboard(): Promise<string> {
		return this.page.evaluate(() => navigator.clipboard.readText());
	}

	/** The whole text of an editor; takes the focus. */
	async text(side: Side): Promise<string> {
		await this.focus(side);
		await this.page.keyboard.press('ControlOrMeta+A');
		return this.selection();
	}

	/** Width of one plain character of an editor, and where its lines begin, in pixels. */
	async textMetrics(side: Side): Promise<readonly [character: number, start: number]> {
		const lines = this.editor(side).locator('.view-lines');
		return lines.evaluate((element) => {
			const range = document.createRange();
			const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
			if (text === null) throw new Error('The editor is empty.');
			range.setStart(text, 0);
			range.setEnd(text, 1);
			return [range.getBoundingClientRect().width, element.getBoundingClientRect().left] as const;
		});
	}

	async chooseProfile(name: string): Promise<void> {
		await this.page.getByTestId('profile-picker').click();
		await this.page.getByPlaceholder('Search profiles').fill(name);
		await this.page.getByRole('option', { name }).first().click();
	}

	async chooseContext(name: string): Promise<void> {
		await this.page.getByTestId('context-picker').click();
		await this.page.getByRole('option', { name, exact: true }).click();
	}

	/** Presses Share and answers the link that it put on the clipboard. */
	async share(): Promise<string> {
		await this.page.getByTestId('share').click();
		await expect(this.page.getByText('Link copied.')).toBeVisible();
		return this.clipboard();
	}

	/** Closes the menu or dialog that is open. */
	async close(): Promise<void> {
		await this.page.keyboard.press('Escape');
		// The editor's light bulb says that it is a list, and stays.
		const open = this.page.locator('[role=dialog], [role=menu], [role=listbox]:not(.lightBulbWidget)');
		await expect(open).toHaveCount(0);
	}
}
