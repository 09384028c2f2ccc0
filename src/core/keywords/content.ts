import { decodeUtf8 } from '../document/decode.ts';
import { STRING } from '../document/document.ts';
import { readJson } from '../document/json.ts';
import { STRINGS } from '../plan/kinds.ts';
import { annotate } from './annotations.ts';
import { decodeBase64 } from './base64.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { stringAt } from './shapes.ts';

/** Transfer encodings (RFC 2045, section 6.2) that leave the text as it is. */
const IDENTITY: ReadonlySet<string> = new Set(['7bit', '8bit', 'binary']);

/** JSON itself, and every type with its structured suffix (RFC 6839, section 3.1). */
const JSON_TYPE = /^application\/json$|^[!#$&^\w.+-]+\/[!#$&^\w.+-]+\+json$/;

/**
 * `contentEncoding` of draft-07, which may assert (section 8.2): where formats do, a string must be in base64.
 * Other encodings have no text that is wrong, or none that is checked. Later drafts only annotate.
 */
export const contentEncodingDraft7: Keyword = {
	name: 'contentEncoding',
	optional: true,
	compile(context, node) {
		const encoding = stringAt(context, node)?.toLowerCase();
		annotate(context, STRINGS);
		if (!context.formatAsserts || encoding !== 'base64') return;
		context.emit({
			kinds: STRINGS,
			holds: (machine, instance) => decodeBase64(machine.string(instance)) !== null,
			explain: () => ({ kind: 'content', content: 'base64' }),
		});
	},
};

/** `contentMediaType` of draft-07: the same; what is decoded must be JSON where a JSON media type says so. */
export const contentMediaTypeDraft7: Keyword = {
	name: 'contentMediaType',
	optional: true,
	compile(context, node) {
		const mediaType = stringAt(context, node);
		annotate(context, STRINGS);
		const decode = decoderOf(context);
		if (!context.formatAsserts || mediaType === null || decode === null || !isJsonType(mediaType)) return;
		context.emit({
			kinds: STRINGS,
			holds: (machine, instance) => {
				const content = decode(machine.string(instance));
				return content === null || isJson(content);
			},
			explain: () => ({ kind: 'content', content: mediaType }),
		});
	},
};

/** From a string to what it encodes; null where the encoding beside it is one that is not decoded. */
function decoderOf(context: KeywordContext): ((text: string) => string | Uint8Array | null) | null {
	const node = context.sibling('contentEncoding');
	if (node < 0) return (text) => text;
	const { document } = context;
	const encoding = document.kind(node) === STRING ? document.string(node).toLowerCase() : '';
	// A text that is not base64 fails by its encoding, and has no content to look at.
	if (encoding === 'base64') return decodeBase64;
	return IDENTITY.has(encoding) ? (text) => text : null;
}

function isJsonType(mediaType: string): boolean {
	return JSON_TYPE.test(mediaType.split(';')[0].trim().toLowerCase());
}

function isJson(content: string | Uint8Array): boolean {
	const text = typeof content === 'string' ? content : decodeUtf8(content);
	return typeof text === 'string' && readJson(text).ok;
}
