import { ARRAY, STRING } from '../../../core/document/document.ts';
import { type Place, viewOf } from '../admission/view.ts';
import { objectAt, pointerTokens } from './authored.ts';
import { type BlockSite, prefixOf } from './site.ts';

const CLEARS = 'This advisory clears when the schema is fixed; nothing is printed at run time.';

/** The loader's code of every such warning. */
export const ADVISORY = 'SCHEMA_STRICT_ADVISORY';

/** One warning of the loader, as its command prints it and as its report holds it. */
interface Advisory {
	readonly code: typeof ADVISORY;
	readonly text: string;
	readonly line: number | undefined;
}

/** What the loader makes of a line that strict mode logged. */
export function advisoryOf(line: string, block: Place, site: BlockSite): Advisory {
	const { key, lineOf } = site;
	const path = placeOf(line);
	const at = (path === null ? undefined : lineOf?.(path)) ?? lineOf?.([]);
	const said = line.replace(/ at "#/, ` at "${key}`);
	const remedy = remedyOf(line, block);
	const cite = at === undefined ? '' : ` (line ${at})`;
	const text = `⚠ ${prefixOf(site)}'${key}' compiles, but Ajv warns: ${said}. Remedy: ${remedy}. ${CLEARS}${cite}`;
	return { code: ADVISORY, text, line: at };
}

/** The keyword that a line is about, by its path inside the block; null where the line names no place there. */
function placeOf(line: string): readonly string[] | null {
	const at = /at "#(\/[^"]*)?"/.exec(line);
	if (at === null) return null;
	const path = pointerTokens(at[1] ?? '');
	if (line.includes('allowUnionTypes')) return [...path, 'type'];
	const keyword = /for keyword "([^"]+)"/.exec(line)?.[1];
	return keyword === undefined ? path : [...path, keyword];
}

function remedyOf(line: string, block: Place): string {
	if (line.includes('allowUnionTypes')) {
		const members = (unionAt(line, block) ?? ['…', '…']).map((type) => `{type: ${type}}`).join(', ');
		return `realm does not enable union types — write anyOf: [${members}] instead`;
	}
	const missing = /missing type "([^"]+)" for keyword "([^"]+)"/.exec(line);
	if (missing === null) return 'see the Ajv strict-mode message above';
	const [, type, keyword] = missing;
	return `add type: ${type} beside ${keyword}, or remove ${keyword}`;
}

/** The types listed where the line says; null where it names the root, or a place that the loader does not find. */
function unionAt(line: string, block: Place): readonly string[] | null {
	const at = /at "#(\/[^"]*)"/.exec(line);
	const holder = at === null ? null : objectAt(block, pointerTokens(at[1] ?? ''));
	if (holder === null) return null;
	const { document } = holder;
	const type = viewOf(document).get(holder.node, 'type');
	if (type < 0 || document.kind(type) !== ARRAY) return null;
	const items = viewOf(document).items(type);
	const isNamed = items.length > 0 && items.every((item) => document.kind(item) === STRING);
	return isNamed ? items.map((item) => document.string(item)) : null;
}
