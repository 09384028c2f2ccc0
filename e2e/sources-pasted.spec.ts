import type { Keyhole } from './pages/keyhole.ts';
import { expect, test } from './test.ts';

const DIALECT = 'json-schema-2020-12';
const order = {
	type: 'object',
	properties: { id: { type: 'string' }, lines: { type: 'array', items: { type: 'integer', minimum: 1 } } },
	required: ['id'],
};
const wrong = { type: 'object', properties: { id: { type: 'strnig' } } };
const openapi = (openapi: string) => ({
	openapi,
	info: { title: 'Orders', version: '1' },
	paths: {
		'/orders': {
			post: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } } },
		},
	},
	components: { schemas: { Order: order, Wrong: wrong } },
});

/** Documents as people hold them, and what stands in the rows. */
const DOCUMENTS: readonly (readonly [
	what: string,
	text: string,
	rows: readonly (readonly [name: string, what: string])[],
])[] = [
	[
		'2 schemas in this document (MCP tools)',
		json({
			tools: [
				{ name: 'order', inputSchema: order },
				{ name: 'wrong', inputSchema: wrong },
			],
			nextCursor: 'n',
		}),
		[
			['order', 'MCP tool, input'],
			['wrong', 'MCP tool, input'],
		],
	],
	[
		'2 schemas in this document (list of tools)',
		json([
			{ name: 'order', inputSchema: order },
			{ name: 'wrong', inputSchema: wrong },
		]),
		[
			['order', 'MCP tool, input'],
			['wrong', 'MCP tool, input'],
		],
	],
	[
		'2 schemas in this document (JSON-RPC messages of MCP)',
		json({ jsonrpc: '2.0', id: 7, result: { tools: [{ name: 'order', inputSchema: order, outputSchema: wrong }] } }),
		[
			['order', 'MCP tool, input'],
			['order', 'MCP tool, output'],
		],
	],
	[
		'2 schemas in this document (request to a model provider)',
		json({
			model: 'm',
			messages: [{ role: 'user', content: 'Order.' }],
			tools: [{ type: 'function', function: { name: 'order', parameters: order, strict: true } }],
			response_format: { type: 'json_schema', json_schema: { name: 'wrong', schema: wrong } },
		}),
		[
			['order', 'OpenAI chat tool, input'],
			['wrong', 'OpenAI response format, output'],
		],
	],
	[
		'2 schemas in this document (request to a model provider)',
		json({
			model: 'm',
			input: 'Order.',
			tools: [{ type: 'function', name: 'order', parameters: order }, { type: 'web_search' }],
			text: { format: { type: 'json_schema', name: 'wrong', schema: wrong } },
		}),
		[
			['order', 'OpenAI responses tool, input'],
			['wrong', 'OpenAI response format, output'],
		],
	],
	[
		'1 schema in this document (response format)',
		json({ response_format: { type: 'json_schema', json_schema: { name: 'wrong', schema: wrong } } }),
		[['wrong', 'OpenAI response format, output']],
	],
	[
		'2 schemas in this document (request to a model provider)',
		json({
			model: 'm',
			max_tokens: 100,
			messages: [],
			tools: [
				{ name: 'order', input_schema: order },
				{ name: 'wrong', input_schema: wrong },
				{ type: 'bash_20250124', name: 'bash' },
			],
		}),
		[
			['order', 'Anthropic tool, input'],
			['wrong', 'Anthropic tool, input'],
		],
	],
	[
		'2 schemas in this document (request to a model provider)',
		json({
			contents: [{ parts: [{ text: 'Order.' }] }],
			tools: [
				{
					functionDeclarations: [
						{ name: 'order', parameters: order },
						{ name: 'wrong', parametersJsonSchema: wrong },
					],
				},
			],
		}),
		[
			['order', 'Gemini declaration, input'],
			['wrong', 'Gemini declaration (JSON Schema), input'],
		],
	],
	[
		'2 schemas in this document (OpenAPI document)',
		json(openapi('3.0.3')),
		[
			['Order', 'OpenAPI component, component'],
			['Wrong', 'OpenAPI component, component'],
		],
	],
	[
		'2 schemas in this document (OpenAPI document)',
		json(openapi('3.1.0')),
		[
			['Order', 'OpenAPI component, component'],
			['Wrong', 'OpenAPI component, component'],
		],
	],
	[
		'2 schemas in this document (Realm workflow)',
		'id: orders\nname: Orders\nversion: 1\nparams_schema:\n  type: object\nsteps:\n  take:\n    description: Takes an order.\n    execution: auto\n    input_schema:\n      type: object\n      properties:\n        wrong: { type: strnig }\n',
		[
			['params_schema', 'params_schema'],
			['take.input_schema', "input_schema, auto step, the run's params"],
		],
	],
];

function json(value: unknown): string {
	return JSON.stringify(value, null, 2);
}

const bar = ({ page }: Keyhole) => page.getByTestId('source-bar');
const rows = ({ page }: Keyhole) => page.getByTestId('schemas').locator('.schema-row');

test('documents of every kind are pasted, listed and worked on', async ({ keyhole, page }) => {
	test.slow();
	await keyhole.openState({ profile: DIALECT, schema: '{}', value: '{}' });
	for (const [offer, text, expected] of DOCUMENTS) {
		await test.step(`${offer}: ${expected.map(([, what]) => what).join('; ')}`, async () => {
			await keyhole.tab('Problems').click();
			await keyhole.paste('schema', text);
			await expect(bar(keyhole)).toContainText(offer);
			await bar(keyhole).getByRole('button').first().click();
			await expect(rows(keyhole).locator('.cell-verdict')).toHaveCount(expected.length);
			await expect(rows(keyhole).locator('.schema-name')).toHaveText(expected.map(([name]) => name));
			await expect(rows(keyhole).locator('.schema-what')).toHaveText(expected.map(([, what]) => what));
			const last = rows(keyhole).last();
			await expect(last).toContainText('refused');
			await last.getByRole('button').focus();
			await page.keyboard.press('Enter');
			await expect(bar(keyhole)).toContainText('Working on:');
			await keyhole.expectVerdict('refused');
			const line = text.slice(0, text.lastIndexOf('strnig')).split('\n').length;
			await expect(keyhole.verdict).toContainText(`line ${line}`);
			await page.getByRole('button', { name: 'Work on the whole text' }).click();
		});
	}
});

test('a long list is cancelled and made again', async ({ keyhole, page }) => {
	test.slow();
	const tools = Array.from({ length: 4000 }, (_, index) => ({ name: `t${index}`, inputSchema: order }));
	await keyhole.openState({ profile: DIALECT, schema: '{}' });
	await keyhole.paste('schema', JSON.stringify({ tools }));
	await bar(keyhole)
		.getByRole('button', { name: /List all/ })
		.click();
	const state = page.locator('.list-state');
	await state.getByRole('button', { name: 'Cancel' }).click();
	await expect(state).toContainText('Listing was cancelled.');
	await expect(page.locator('.run-words')).toHaveCount(0);
	await state.getByRole('button', { name: 'List again' }).click();
	await expect(rows(keyhole).first()).toContainText('taken', { timeout: 60_000 });
	await expect(state).toHaveCount(0);
});

test('while the text cannot be read, the list stays and says where', async ({ keyhole, page }) => {
	const text = json([{ name: 'order', input_schema: order }]);
	await keyhole.openState({ profile: DIALECT, schema: text });
	await bar(keyhole).getByRole('button', { name: 'Show it' }).click();
	await expect(rows(keyhole)).toHaveCount(1);
	await keyhole.focus('schema');
	await page.keyboard.press('ControlOrMeta+End');
	await page.keyboard.type(',');
	const line = text.split('\n').length;
	await expect(page.locator('.list-state')).toContainText(`The text cannot be read now (line ${line}:`);
	await expect(rows(keyhole)).toHaveCount(1);
	await page.keyboard.press('Backspace');
	await expect(page.locator('.list-state')).toHaveCount(0);
});
