import { type SharedState, StateError, stateMembers, stateOf } from '../permalink/shared-state.ts';
import type { SafeStorage, Written } from './storage.ts';

/** What is kept of one tab. */
export interface TabRecord {
	readonly state: SharedState;
	/** The context last chosen at each profile. */
	readonly contexts: ReadonlyMap<string, string>;
	/** The work that can be brought back; null where there is none. */
	readonly previous: SharedState | null;
}

const PREFIX = 'keyhole:tab:';
const VERSION = 1;
/** Records that are kept; the oldest go first. */
const MOST_RECORDS = 8;
/** Characters that a record may have: browsers give a site about this much storage in all. */
const LONGEST_RECORD = 5_000_000;
/** Version and time stand at the head, so that records can be told apart without reading them whole. */
const HEAD = /^\{"version":1,"saved":(\d{1,16}),/;

/**
 * Stores a tab's record. Where the storage is full, records of other tabs make room, oldest first; none goes
 * if all of them would not be room enough.
 * @param saved milliseconds since the epoch
 */
export function saveRecord(storage: SafeStorage, tab: string, record: TabRecord, saved: number): Written {
	const { state, contexts, previous } = record;
	if (state.schema.text.length + state.value.text.length > LONGEST_RECORD) return 'full';
	const text = JSON.stringify({
		version: VERSION,
		saved,
		contexts: [...contexts],
		state: stateMembers(state),
		...(previous === null ? {} : { previous: stateMembers(previous) }),
	});
	const written = storage.write(PREFIX + tab, text);
	if (written !== 'full') return written;
	const records = recordsByAge(storage);
	if (records.reduce((sum, { length }) => sum + length, 0) < text.length) return 'full';
	for (const other of records) {
		if (other.tab === tab) continue;
		storage.remove(PREFIX + other.tab);
		const again = storage.write(PREFIX + tab, text);
		if (again !== 'full') return again;
	}
	return 'full';
}

/** The record of a tab; null where there is none, `damaged` where it cannot be read. */
export function loadRecord(storage: SafeStorage, tab: string): TabRecord | null | 'damaged' {
	const text = storage.read(PREFIX + tab);
	if (text === null) return null;
	try {
		if (!HEAD.test(text)) return 'damaged';
		const json: unknown = JSON.parse(text);
		if (typeof json !== 'object' || json === null) return 'damaged';
		const previous = ownMember(json, 'previous');
		return {
			state: stateOf(ownMember(json, 'state')),
			contexts: contextsOf(ownMember(json, 'contexts')),
			previous: previous === undefined ? null : stateOf(previous),
		};
	} catch (error) {
		if (error instanceof StateError || error instanceof SyntaxError) return 'damaged';
		throw error;
	}
}

/** What a new tab begins with: the work saved last by any tab, or null. What that tab may bring back stays with it. */
export function newestRecord(storage: SafeStorage): TabRecord | null {
	for (const { tab } of recordsByAge(storage).reverse()) {
		const record = loadRecord(storage, tab);
		if (record !== null && record !== 'damaged') return { ...record, previous: null };
	}
	return null;
}

export function removeRecord(storage: SafeStorage, tab: string): void {
	storage.remove(PREFIX + tab);
}

/** Drops the oldest records beyond MOST_RECORDS; never the tab's own. */
export function pruneRecords(storage: SafeStorage, tab: string): void {
	const records = recordsByAge(storage).filter((record) => record.tab !== tab);
	for (const record of records.slice(0, Math.max(0, records.length - MOST_RECORDS + 1))) {
		storage.remove(PREFIX + record.tab);
	}
}

interface StoredRecord {
	readonly tab: string;
	/** Milliseconds since the epoch; 0 where damaged. */
	readonly saved: number;
	/** In characters. */
	readonly length: number;
}

/** All records, oldest first; what is damaged counts as oldest. */
function recordsByAge(storage: SafeStorage): StoredRecord[] {
	return storage
		.keys(PREFIX)
		.map((key) => {
			const text = storage.read(key) ?? '';
			return { tab: key.slice(PREFIX.length), saved: Number(HEAD.exec(text)?.[1] ?? 0), length: text.length };
		})
		.sort((a, b) => a.saved - b.saved);
}

function ownMember(json: object, name: string): unknown {
	return Object.hasOwn(json, name) ? Reflect.get(json, name) : undefined;
}

function contextsOf(json: unknown): ReadonlyMap<string, string> {
	const entries = Array.isArray(json) ? json : [];
	return new Map(entries.filter(isPairOfTexts));
}

function isPairOfTexts(entry: unknown): entry is [string, string] {
	return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
