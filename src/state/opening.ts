import type { Example } from '../profiles/example.ts';
import { type Notice, withNotice } from './notices.ts';
import { openLink } from './open-link.ts';
import { formatState, type SharedState } from './permalink/shared-state.ts';
import type { SessionStart } from './session.ts';
import { loadRecord, newestRecord, type TabRecord } from './storage/records.ts';
import type { SafeStorage } from './storage/storage.ts';
import { newTab, type Tab } from './storage/tab.ts';

export interface OpeningParts {
	/** The address's fragment, with or without its `#`. */
	readonly fragment: string;
	readonly tab: Tab;
	readonly tabStorage: SafeStorage;
	readonly localStorage: SafeStorage;
	readonly examples: readonly Example[];
	/** What a first visit opens. */
	readonly usual: SharedState;
	/** Whether a run was going on when the page went down. */
	readonly wasRunning: boolean;
}

/** What to begin with, and the id under which the tab saves. */
export interface Opening {
	readonly start: SessionStart;
	readonly tab: string;
}

const PAUSED: Notice = {
	kind: 'paused',
	tone: 'warning',
	text: 'The page was left or went down while these texts were being judged, so judging waits until you change them or ask for it.',
	action: 'judge',
};

const DAMAGED: Notice = {
	kind: 'storage',
	tone: 'warning',
	text: 'What was stored of this tab is damaged and cannot be opened.',
};

/**
 * Decides what the page opens with: a link beats stored state, stored state beats the example. A new tab
 * starts with the newest stored work. What cannot be opened is told, and the next in line opens.
 */
export async function decideOpening(parts: OpeningParts): Promise<Opening> {
	const { tab, tabStorage, localStorage } = parts;
	const own = tab.before === null ? null : loadRecord(localStorage, tab.before);
	// A damaged record is left to be pruned: a later version may have written it.
	const id = own === 'damaged' ? newTab(tabStorage) : tab.id;
	const record = own === 'damaged' ? null : own;
	const linked = await openLink(parts.fragment === '' ? '#' : parts.fragment, parts.examples);
	const notices: Notice[] = [];
	if (own === 'damaged') notices.push(DAMAGED);
	if (!linked.ok && linked.code !== 'none') notices.push({ kind: 'link', tone: 'warning', text: linked.message });
	if (parts.wasRunning) notices.push(PAUSED);
	const start = linked.ok
		? startLinked(linked.state, record)
		: startStored(record ?? newestRecord(localStorage), parts.usual);
	return {
		start: { ...start, notices: notices.reduce(withNotice, [] as readonly Notice[]), paused: parts.wasRunning },
		tab: id,
	};
}

/** The link's texts; the tab's own work, where it is another, can be brought back. */
function startLinked(state: SharedState, record: TabRecord | null): SessionStart {
	const contexts = record?.contexts ?? new Map<string, string>();
	if (record === null) return { state, contexts };
	if (workOf(record.state) === workOf(state)) return { state, contexts, previous: record.previous, touched: true };
	return { state, contexts, previous: record.state };
}

/** The texts and how they are judged: what is set side by side changes nothing of it. */
function workOf({ compare, ...work }: SharedState): string {
	return formatState(work);
}

function startStored(record: TabRecord | null, usual: SharedState): SessionStart {
	if (record === null) return { state: usual };
	return { ...record, touched: true };
}
