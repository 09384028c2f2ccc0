import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockedStorage, MemoryStorage, stateWith } from '../testing/fakes.ts';
import { loadRecord, newestRecord, pruneRecords, removeRecord, saveRecord, type TabRecord } from './records.ts';
import { SafeStorage } from './storage.ts';

const record = (schema: string, part: Partial<TabRecord> = {}): TabRecord => ({
	state: stateWith(schema),
	contexts: new Map([['__proto__', 'output']]),
	previous: null,
	...part,
});

function open() {
	const memory = new MemoryStorage();
	return { memory, storage: new SafeStorage(() => memory) };
}

describe('records', () => {
	it('come back as they were saved, whatever the texts', () => {
		const { storage } = open();
		fc.assert(
			fc.property(fc.array(fc.nat(0xffff)), (units) => {
				const text = String.fromCharCode(...units);
				const saved = record(text, { previous: stateWith(text, { context: null }) });
				expect(saveRecord(storage, 'a', saved, 1)).toBe('ok');
				expect(loadRecord(storage, 'a')).toEqual(saved);
			}),
		);
		removeRecord(storage, 'a');
		expect(loadRecord(storage, 'a')).toBeNull();
	});

	it('are told apart by age', () => {
		const { storage } = open();
		for (const [tab, saved] of [
			['old', 5],
			['new', 70],
			['mid', 60],
		] as const)
			saveRecord(storage, tab, record(tab), saved);
		expect(newestRecord(storage)?.state.schema.text).toBe('new');
		saveRecord(storage, 'newer', record('newer', { previous: stateWith('x') }), 80);
		expect(newestRecord(storage)).toEqual(record('newer'));
	});

	it.each([
		'',
		'{',
		'null',
		'[]',
		'{"version":1}',
		'{"version":1,"saved":9,"state":{}}',
		'{"version":1,"saved":9,"state":{"schema":{"text":1},"profile":"me"}}',
		'{"version":1,"saved":9,"state":{"schema":{"text":""},"profile":"me"},"previous":3}',
		'{"version":2,"saved":9,"state":{"schema":{"text":""},"profile":"me"}}',
		'{"version":1,"saved":9,"state":{"schema":{"text":""},"profile":"m',
	])('that are damaged are called so, and never chosen: %s', (text) => {
		const { memory, storage } = open();
		memory.setItem('keyhole:tab:a', text);
		expect(loadRecord(storage, 'a')).toBe('damaged');
		expect(newestRecord(storage)).toBeNull();
		saveRecord(storage, 'b', record('good'), 1);
		expect(newestRecord(storage)?.state.schema.text).toBe('good');
	});

	it('take contexts only as pairs of texts', () => {
		const { memory, storage } = open();
		memory.setItem(
			'keyhole:tab:a',
			'{"version":1,"saved":1,"contexts":[["a","b"],["c"],["d",1],null,"ef"],"state":{"schema":{"text":""},"profile":"me"}}',
		);
		expect(loadRecord(storage, 'a')).toMatchObject({ contexts: new Map([['a', 'b']]) });
	});

	it('are pruned to the newest, damaged ones first, and never the own one or what is not ours', () => {
		const { memory, storage } = open();
		memory.setItem('other', 'x');
		memory.setItem('keyhole:tab:damaged', 'x');
		for (let i = 1; i <= 12; i++) saveRecord(storage, `t${i}`, record('x'), i);
		pruneRecords(storage, 't1');
		expect(memory.records).toEqual(
			['t1', 't6', 't7', 't8', 't9', 't10', 't11', 't12'].map((id) => `keyhole:tab:${id}`).sort(),
		);
		expect(memory.getItem('other')).toBe('x');
	});

	it('make room for a new one when the storage is full, oldest first', () => {
		const { memory, storage } = open();
		for (let i = 1; i <= 4; i++) saveRecord(storage, `t${i}`, record('x'.repeat(1000)), i);
		memory.quota = 4500;
		expect(saveRecord(storage, 't4', record('y'.repeat(2500)), 9)).toBe('ok');
		expect(memory.records).toEqual(['keyhole:tab:t3', 'keyhole:tab:t4']);
	});

	it('take nothing away for one that can never fit', () => {
		const { memory, storage } = open();
		for (let i = 1; i <= 4; i++) saveRecord(storage, `t${i}`, record('x'.repeat(1000)), i);
		memory.quota = 5000;
		const before = new Map(memory.entries);
		expect(saveRecord(storage, 't4', record('y'.repeat(9000)), 9)).toBe('full');
		expect(saveRecord(storage, 't4', record('y'.repeat(6_000_000)), 9)).toBe('full');
		expect(memory.entries).toEqual(before);
	});

	it.each([
		['refuses every call', () => blockedStorage],
		['is not there', () => null],
		[
			'throws when asked for',
			() => {
				throw new DOMException('denied', 'SecurityError');
			},
		],
	])('are none, without an exception, where the storage %s', (_what, source) => {
		const storage = new SafeStorage(source);
		expect(saveRecord(storage, 'a', record('x'), 1)).toBe('blocked');
		expect(loadRecord(storage, 'a')).toBeNull();
		expect(newestRecord(storage)).toBeNull();
		pruneRecords(storage, 'a');
		removeRecord(storage, 'a');
	});
});
