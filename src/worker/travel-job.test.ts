import { describe, expect, it } from 'vitest';
import { Memory, type Profile } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import type { Progress, TravelAnswer, TravelRequest } from './protocol.ts';
import { actionsInSteps, replayInSteps, travelInSteps } from './travel-job.ts';

function find(id: string): Profile {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(id);
	return profile;
}

const settings = { formatAssertion: false, schemas: [] };
const request: TravelRequest = {
	schema: { text: '{"type": "object", "title": "t", "properties": {"a": {"type": ["string"]}}}', format: 'json' },
	targets: [{ profile: 'backplane' }, { profile: 'me', context: 'output' }],
	settings,
};

function found(answer: TravelAnswer) {
	if (!answer.ok) throw new Error(answer.message);
	return answer;
}

describe('the travelling job', () => {
	it('finds the edits, tells how far it is, and gives what can be posted', () => {
		const told: Progress[] = [];
		const answer = found(travelInSteps(request, find, new Memory(), (progress) => told.push(progress)));
		expect(answer.travel.result).toBe('{"type": "object", "properties": {"a": {"type": "string"}}}');
		expect(answer.targets).toEqual([
			{ profile: 'backplane', context: find('backplane').contexts[0].id },
			{ profile: 'me', context: 'output' },
		]);
		expect(told.map(({ phase }) => phase)).toContain('Trying values on the edits');
		expect(structuredClone(answer)).toEqual(answer);
	});

	it('ends when its time is over', () => {
		let clock = 0;
		const now = () => clock++;
		const answer = found(travelInSteps({ ...request, budget: 4 }, find, new Memory(), () => {}, now));
		expect(answer.travel).toMatchObject({ unfinished: true, steps: [], reached: false });
	});

	it('faults where there is no such profile', () => {
		const wrong = { ...request, targets: [{ profile: 'nobody' }] };
		expect(() => travelInSteps(wrong, find, new Memory(), () => {})).toThrow('nobody');
	});

	it.each([
		['{', 'json', 'cannot be read'],
		['{"a": 1, "a": 2}', 'json', 'written twice'],
		['a: &s {type: string}\nb: *s\n', 'yaml', 'aliases'],
	] as const)('says why %s in %s cannot be rewritten', (text, format, words) => {
		const answer = travelInSteps({ ...request, schema: { text, format } }, find, new Memory(), () => {});
		expect(answer).toEqual({ ok: false, message: expect.stringContaining(words) });
	});
});

const WORKFLOW = `id: w
steps:
  a:
    execution: agent
    input_schema: # its input
      type: object
      title: In
      properties:
        n: {type: [string]}
    output_schema:
      type: object
`;

it('says so where the text holds schemas of its own', () => {
	const schema = { text: WORKFLOW, format: 'yaml' } as const;
	const answer = found(travelInSteps({ ...request, schema }, find, new Memory(), () => {}));
	expect(answer.note).toContain('holds schemas of its own');
	expect(found(travelInSteps(request, find, new Memory(), () => {})).note).toBeNull();
});

describe('a schema within a document', () => {
	const pointer = '/steps/a/input_schema';
	const within = { ...request, schema: { text: WORKFLOW, format: 'yaml' }, pointer } as const;

	it('is rewritten at its place alone, for the context that fits it', () => {
		const memory = new Memory();
		const targets = [{ profile: 'backplane' }, { profile: 'realm' }];
		const { travel, targets: named } = found(travelInSteps({ ...within, targets }, find, memory, () => {}));
		expect(named.at(1)).toEqual({ profile: 'realm', context: 'input_schema' });
		const choices = travel.steps.map((step) => ({ step, on: true }));
		const answer = replayInSteps({ ...within, targets, choices }, find, memory, () => {});
		expect(answer).toMatchObject({
			ok: true,
			whole: { ok: true, text: WORKFLOW.replace('      title: In\n', '').replace('[string]', '"string"') },
		});
	});

	it('is left alone where it leads out of itself', () => {
		const text = JSON.stringify({
			openapi: '3.1.0',
			info: { title: 't', version: '1' },
			paths: {},
			components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { type: 'string' } } },
		});
		const answer = travelInSteps(
			{ ...request, schema: { text, format: 'json' }, pointer: '/components/schemas/A' },
			find,
			new Memory(),
			() => {},
		);
		expect(answer).toEqual({ ok: false, message: expect.stringContaining('another part of its document') });
	});

	it('is left alone where others stand on its anchors', () => {
		const text = WORKFLOW.replace('{type: [string]}', '&n {type: [string]}').replace(
			'    output_schema:\n      type: object',
			'    output_schema:\n      type: object\n      properties: {n: *n}',
		);
		const memory = new Memory();
		const request = { ...within, schema: { text, format: 'yaml' }, targets: [{ profile: 'me' }] } as const;
		const { travel } = found(travelInSteps(request, find, memory, () => {}));
		const choices = travel.steps.map((step) => ({ step, on: true }));
		expect(travel.steps.map(({ rule }) => rule)).toContain('single-type');
		expect(replayInSteps({ ...request, choices }, find, memory, () => {})).toMatchObject({
			ok: true,
			whole: { ok: false, message: expect.stringContaining('Other parts of the document') },
		});
	});
});

describe('the edits offered at a place', () => {
	const ask = (schema: TravelRequest['schema'], line: number, pointer?: string) =>
		actionsInSteps(
			{
				schema,
				...(pointer === undefined ? {} : { pointer }),
				profile: 'me',
				context: 'output',
				settings,
				lines: { first: line, last: line },
			},
			find,
			new Memory(),
		);

	it('are those at the finding there, with the words of the rule', () => {
		const schema = { text: '{\n"properties": {\n"a": {"type": ["string"]}}}', format: 'json' } as const;
		expect(ask(schema, 3).map(({ edit }) => edit.rule)).toEqual(['single-type', 'lose-constraint']);
		expect(ask(schema, 2)).toEqual([]);
	});

	it('stand where the finding does in a whole document', () => {
		const schema = { text: WORKFLOW, format: 'yaml' } as const;
		const actions = ask(schema, 9, '/steps/a/input_schema');
		expect(actions.map(({ edit }) => edit.rule)).toContain('single-type');
		for (const { at } of actions) expect(at.range.start.line).toBe(9);
	});
});
