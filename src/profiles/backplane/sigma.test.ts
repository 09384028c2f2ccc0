import { describe, expect, it } from 'vitest';
import { firstOf, judgeJson, line } from '../../testing/judging.ts';
import { backplane } from './profile.ts';
import { sigmaTools } from './sigma.ts';

const call = (tool: string, value: unknown) =>
	judgeJson(backplane, JSON.stringify(sigmaTools[tool]), JSON.stringify(value));

describe('the nine built-in tools of Sigma', () => {
	it('are nine, and all are taken without a word', () => {
		expect(Object.keys(sigmaTools)).toHaveLength(9);
		for (const schema of Object.values(sigmaTools)) {
			expect(judgeJson(backplane, JSON.stringify(schema), null)).toMatchObject({ verdict: 'accepted', findings: [] });
		}
	});

	it.each([
		['read', { path: 'README.md' }],
		['bash', { command: 'mix test', timeout: 30 }],
		['grep', { pattern: 'TODO', context: 0, limit: 1 }],
		['ls', {}],
		[
			'ask_user_question',
			{ question: 'Run it?', options: ['mix format', { label: 'Tests', value: 'mix test', description: 'all' }] },
		],
		['ask_user_question', { question: 'No options supplied' }],
		['write', { path: 'a', content: '', extra: null }],
	])('%s takes %o', (tool, value) => {
		expect(call(tool, value).verdict).toBe('accepted');
	});

	it.each([
		['read', { path: 'README.md', offset: 0 }, { path: '$arguments.offset', minimum: 1 }],
		['read', { path: null }, { path: '$arguments.path', type: 'string' }],
		['edit', { path: 'a' }, { path: '$arguments', property: 'content' }],
		['ask_user_question', { question: 'q', options: [{ value: 'missing-label' }] }, { path: '$arguments.options[0]' }],
		['ask_user_question', { question: 'q', timeout_ms: 999 }, { path: '$arguments.timeout_ms', minimum: 1000 }],
	])('%s does not take %o', (tool, value, details) => {
		const report = call(tool, value);
		expect([report.verdict, report.reply['details']]).toEqual(['invalid', details]);
	});

	it('is refused whole for a keyword in a branch that no value reaches', () => {
		const schema = JSON.stringify(sigmaTools['ask_user_question']).replace(
			'"value":{"type":"string"}',
			'"value":{"type":"string","pattern":"^a"}',
		);
		const report = judgeJson(backplane, schema, '{"question":"No options supplied"}');
		expect(report.reply).toMatchObject({ class: 'unsupported_capability', details: { keyword: 'pattern' } });
		const first = firstOf(report);
		expect(first && line(first)).toBe(
			'unsupported-keyword pattern /properties/options/items/oneOf/1/properties/value/pattern',
		);
	});
});
