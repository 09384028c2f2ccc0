import { describe, expect, it } from 'vitest';
import { recognise, schemasIn } from '../recognise.ts';
import { documentOf, jsonOf, listed } from '../testing/documents.ts';

const WORKFLOW = `id: w
name: W
version: 1
params_schema: {type: object}
templates:
  check:
    steps:
      look:
        description: d
        execution: agent
        input_schema: {type: object}
steps:
  fetch:
    description: d
    execution: auto
    input_schema: {type: object}
  research:
    description: d
    execution: agent
    trace_schema: {type: array}
    output_schema: {type: object}
  stop:
    description: d
    execution: guard
    input_schema: {type: object}
  odd:
    execution: manual
    input_schema: null
`;

describe('a workflow of Realm', () => {
	it('lists every block with its step and kind', () => {
		const document = documentOf(WORKFLOW, 'yaml');
		expect(recognise(document)).toBe('realm-workflow');
		expect(listed(document)).toEqual([
			'params_schema realm-block params /params_schema',
			'look.input_schema realm-block input /templates/check/steps/look/input_schema',
			'fetch.input_schema realm-block input /steps/fetch/input_schema',
			'research.trace_schema realm-block trace /steps/research/trace_schema',
			'research.output_schema realm-block output /steps/research/output_schema',
			'stop.input_schema realm-block input /steps/stop/input_schema',
			'odd.input_schema realm-block input /steps/odd/input_schema',
		]);
		expect(schemasIn(document).map(({ realm }) => [realm?.step, realm?.stepKind, realm?.template])).toEqual([
			[null, null, undefined],
			['look', 'agent', 'check'],
			['fetch', 'auto', undefined],
			['research', 'agent', undefined],
			['research', 'agent', undefined],
			['stop', 'guard', undefined],
			['odd', null, undefined],
		]);
	});

	it.each([
		['without blocks', { id: 'w', steps: { a: { execution: 'auto' } } }],
		['with templates alone', { steps: { a: { use_template: 't', prefix: 'p' } } }],
		['whose step has no kind yet', { steps: { a: { input_schema: {} } } }],
		['whose steps are missing', { id: 'w', params_schema: {} }],
	])('is one %s', (_, value) => {
		expect(recognise(jsonOf(value))).toBe('realm-workflow');
	});

	it.each([
		['a job of a build', { name: 'ci', jobs: { a: { steps: [{ run: 'x' }] } } }],
		['a list of steps', { steps: [{ execution: 'auto' }] }],
		['steps of another tool', { steps: { a: { run: 'x' } } }],
		['empty steps', { id: 'w', steps: {} }],
		['a schema with such properties', { properties: { steps: {}, params_schema: {} } }],
		['params_schema alone', { params_schema: {} }],
	])('not %s', (_, value) => {
		expect(recognise(jsonOf(value))).toBeNull();
	});
});
