import type { Finding, KeywordUse, Meter, Range, Report } from '../../../core/index.ts';

/** A range on one line, columns from 1. The offset orders lines of up to 1,000 columns. */
export function rangeAt(line: number, column: number, length = 1): Range {
	const offset = (line - 1) * 1000 + column - 1;
	return { start: { offset, line, column }, end: { offset: offset + length, line, column: column + length } };
}

/** A finding: a failure of the value at its root unless told otherwise. */
export function finding(parts: Partial<Finding> = {}): Finding {
	return {
		code: 'mismatch',
		severity: 'error',
		side: 'value',
		first: false,
		keyword: 'type',
		instanceLocation: '',
		schemaLocation: '/type',
		message: '`type` asks for a string; this is a number (7).',
		basis: 'documented',
		range: rangeAt(1, 1),
		...parts,
	};
}

export function meter(parts: Partial<Meter> = {}): Meter {
	return { name: 'schema nodes', side: 'schema', used: 1, limit: 10, location: '', ...parts };
}

export function keywordUse(parts: Partial<KeywordUse> = {}): KeywordUse {
	return { keyword: 'type', disposition: 'enforce', count: 1, first: '/type', basis: 'documented', ...parts };
}

/** A report: all four gates passed unless told otherwise. */
export function report(parts: Partial<Report> = {}): Report {
	return {
		profile: { id: 'host', version: '1' },
		context: 'input',
		verdict: 'accepted',
		schemaTaken: true,
		valueFits: true,
		findings: [],
		meters: [],
		keywords: [],
		tally: { schemaNodes: 3, schemaLevels: 2, valueNodes: 4, steps: 5 },
		reply: { text: 'ok' },
		replyNote: 'The host says this when it is called.',
		...parts,
	};
}
