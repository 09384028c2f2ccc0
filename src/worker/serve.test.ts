import { describe, expect, it } from 'vitest';
import { NoSchemaError } from '../sources/index.ts';
import { guardReport } from './guard.ts';
import type { FromWorker, JudgeRequest, ToWorker } from './protocol.ts';
import { type JobHandlers, serve } from './serve.ts';

const request: JudgeRequest = {
	profile: 'me',
	context: 'output',
	schema: { text: '{}', format: 'json' },
	value: null,
	settings: { formatAssertion: false, schemas: [] },
};
const report = guardReport({ profile: { id: 'me', version: '1' }, context: 'c', withValue: true, used: 1, limit: 1 });

function never(): never {
	throw new Error('Nobody asks for this.');
}

function served(handlers: Pick<JobHandlers, 'judge'>) {
	const said: FromWorker[] = [];
	let listen: ((event: { data: ToWorker }) => void) | undefined;
	serve(
		{
			postMessage: (message) => said.push(message),
			addEventListener: (_type, listener) => {
				listen = listener;
			},
		},
		{
			list: () => ({ ok: false, problem: null }),
			output: () => null,
			convert: never,
			travel: never,
			replay: never,
			codeActions: never,
			compare: never,
			partWays: never,
			generate: never,
			...handlers,
		},
	);
	return { said, hear: (data: ToWorker) => listen?.({ data }) };
}

describe('serve', () => {
	it('says that it is ready, reports progress and answers with the run number', () => {
		const { said, hear } = served({
			judge: (_request, progress) => {
				progress({ phase: 'reading', fraction: null });
				return report;
			},
		});
		hear({ type: 'run', run: 4, kind: 'judge', request });
		expect(said).toEqual([
			{ type: 'ready' },
			{ type: 'progress', run: 4, progress: { phase: 'reading', fraction: null } },
			{ type: 'answer', run: 4, kind: 'judge', answer: report },
		]);
	});

	it('answers what a job throws as a fault and goes on', () => {
		let calls = 0;
		const { said, hear } = served({
			judge: () => {
				calls++;
				if (calls === 1) throw new RangeError('no such context');
				if (calls === 2) throw new NoSchemaError('/a');
				return report;
			},
		});
		hear({ type: 'run', run: 1, kind: 'judge', request });
		hear({ type: 'run', run: 2, kind: 'judge', request });
		hear({ type: 'run', run: 3, kind: 'judge', request });
		expect(said.slice(1)).toEqual([
			{ type: 'fault', run: 1, message: 'no such context' },
			{ type: 'fault', run: 2, message: 'There is no schema at "/a".', astray: true },
			{ type: 'answer', run: 3, kind: 'judge', answer: report },
		]);
	});
});
