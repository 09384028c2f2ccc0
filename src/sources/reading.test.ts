import { describe, expect, it } from 'vitest';
import type { Format } from '../core/document/document.ts';
import { listSchemas } from './listing/listing.ts';

function said(text: string, format: Format) {
	const result = listSchemas({ text, format }, []);
	if (!result.ok) throw new Error('not listed');
	return result.listing.findings
		.filter(({ code }) => code === 'reading')
		.map(
			({ severity, pointer, range, span, source }) =>
				`${severity} ${source} ${pointer} line ${range.start.line}: ${text.slice(span.start, span.end)}`,
		);
}

const WORKFLOW = 'id: w\nname: W\nversion: 1\n';
const STEP = 'steps:\n  s:\n    description: d\n    execution: agent\n    input_schema:\n      type: object\n';

describe('what reading had to say outside of the schemas', () => {
	it.each<readonly [string, string, Format, readonly string[]]>([
		['nothing', WORKFLOW + STEP, 'yaml', []],
		['a name that is no text', `${WORKFLOW}x-1: {1: a}\n${STEP}`, 'yaml', ['info YAML 1.2 /x-1/1 line 4: 1']],
		[
			'a merge key',
			`${WORKFLOW}x-s: &s {description: d}\n${STEP.replace('  s:\n', '  s:\n    <<: *s\n')}`,
			'yaml',
			['info YAML 1.2 /steps/s/<< line 7: <<'],
		],
		[
			'a name written twice in JSON',
			'{"tools": [],\n"tools": [{"name": "a", "inputSchema": {}}]}',
			'json',
			['warning RFC 8259 /tools line 2: "tools"'],
		],
		[
			'what is inside of a schema is said with that',
			'{"tools": [{"name": "a", "inputSchema": {"type": "object", "type": "object"}}]}',
			'json',
			[],
		],
	])('%s', (_, text, format, expected) => {
		expect(said(text, format)).toEqual(expected);
	});

	it('is told of 200 places at most', () => {
		const text = `${WORKFLOW}x-many:\n${Array.from({ length: 300 }, (_, i) => `  ${i}: a\n`).join('')}${STEP}`;
		expect(said(text, 'yaml')).toHaveLength(200);
	});
});
