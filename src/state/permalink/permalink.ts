import { fromBase64Url, toBase64Url } from './base64url.ts';
import { crc32 } from './crc32.ts';
import { deflate, inflate } from './deflate.ts';
import { LINK_VERSION, readFragment } from './fragment.ts';
import { formatState, parseState, type SharedState, StateError } from './shared-state.ts';

/** Bytes that the UTF-8 JSON form of a state may have, for reader and writer alike. */
export const MAX_STATE_BYTES = 1024 * 1024;
/** Compressed bytes that can hold it: DEFLATE adds less than this to what it cannot compress. */
const MAX_PAYLOAD_BYTES = MAX_STATE_BYTES + 4096;
const MAX_PAYLOAD_LENGTH = Math.ceil((MAX_PAYLOAD_BYTES * 4) / 3);

/** From these lengths on a link may be cut by programs that pass it on: chat and mail, then servers and browsers. */
export const LONG_LINK = 2000;
export const VERY_LONG_LINK = 8000;

/** Why a link opens nothing. */
export type LinkFault =
	/** There is no fragment. */
	| 'none'
	/** The fragment names an example; see open-link.ts. */
	| 'example'
	/** The fragment is not one of ours. */
	| 'foreign'
	/** Made by a later version. */
	| 'version'
	/** Damaged or cut. */
	| 'broken'
	/** More than MAX_STATE_BYTES. */
	| 'oversized'
	/** Whole, but what it holds is no state. */
	| 'content';

export type ReadLink =
	| { readonly ok: true; readonly state: SharedState }
	| { readonly ok: false; readonly code: LinkFault; readonly message: string };

export type WrittenLink =
	/** `length` in characters. */
	| { readonly ok: true; readonly url: string; readonly length: number }
	| { readonly ok: false; readonly code: 'oversized'; readonly message: string };

const LIMIT_WORDS = '1 MiB';
const MESSAGES = {
	none: 'The address holds no link: nothing follows its #.',
	example: 'The link names an example; it holds no texts of its own.',
	foreign: 'What follows the # in the address is not a Keyhole link.',
	broken: 'The link is damaged or cut short, so nothing was opened. Copy it whole and try again.',
	oversized: `The link holds more than the ${LIMIT_WORDS} that a link may hold, so nothing was opened.`,
} as const;

function fault(code: keyof typeof MESSAGES): ReadLink {
	return { ok: false, code, message: MESSAGES[code] };
}

/**
 * Reads the state out of a URL or its fragment. Never throws; holds at most MAX_STATE_BYTES of it in memory,
 * whatever the link expands to. Profile and context are names only: the caller looks them up.
 */
export async function readLink(urlOrFragment: string): Promise<ReadLink> {
	const fragment = readFragment(urlOrFragment);
	if (fragment.kind === 'version') {
		const message = `The link was made by a later version of Keyhole (link version ${shorten(fragment.version)}; this one reads up to ${LINK_VERSION}). Open it there.`;
		return { ok: false, code: 'version', message };
	}
	if (fragment.kind !== 'state') return fault(fragment.kind);
	const { payload, check } = fragment;
	if (payload.length > MAX_PAYLOAD_LENGTH) return fault('oversized');
	const bytes = fromBase64Url(payload);
	if (bytes === null || crc32(bytes) !== check) return fault('broken');
	const content = await inflate(bytes, MAX_STATE_BYTES);
	if (typeof content === 'string') return fault(content);
	try {
		return { ok: true, state: parseState(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)) };
	} catch (error) {
		if (error instanceof StateError) {
			return { ok: false, code: 'content', message: `The link is whole, but cannot be opened: ${error.message}.` };
		}
		// The decoder's TypeError: not UTF-8.
		return fault('broken');
	}
}

/**
 * Writes a state into a link.
 * @param base the page's URL; its own fragment is replaced
 */
export async function writeLink(state: SharedState, base: string): Promise<WrittenLink> {
	const units = [state.schema, state.value, ...state.schemas].reduce((sum, { text }) => sum + text.length, 0);
	// Each unit is at least one byte: texts far too long are not encoded in vain.
	const content = units > MAX_STATE_BYTES ? null : new TextEncoder().encode(formatState(state));
	if (content === null || content.length > MAX_STATE_BYTES) {
		const size = Math.ceil((content?.length ?? units) / 1024).toLocaleString('en');
		const message = `The texts are too large for a link: ${size} KiB, and a link may hold ${LIMIT_WORDS}. Save them as files instead.`;
		return { ok: false, code: 'oversized', message };
	}
	const url = `${base.split('#', 1)[0]}#${frame(await deflate(content))}`;
	return { ok: true, url, length: url.length };
}

/** The fragment around compressed bytes, without its `#`. */
export function frame(bytes: Uint8Array): string {
	return `v${LINK_VERSION}.${toBase64Url(bytes)}.${crc32(bytes)}`;
}

function shorten(digits: string): string {
	return digits.length > 6 ? `${digits.slice(0, 6)}…` : digits;
}
