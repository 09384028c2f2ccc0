import { type Compilation, metaRowsOf } from '../admission/block.ts';
import { isNull } from '../admission/value.ts';
import type { Place } from '../admission/view.ts';
import type { Clause } from './clause.ts';
import { danglingClause } from './dangling.ts';
import { FORMAT_REMEDY, formatClause } from './format.ts';
import { malformedClause } from './malformed.ts';
import { type BlockSite, cited, consequenceOf, prefixOf } from './site.ts';
import { unknownKeywordClause } from './unknown-keyword.ts';

const STRICT = 'strict mode: ';
const UNKNOWN_FORMAT = 'unknown format "';
const UNKNOWN_KEYWORD = /unknown keyword: ("(?:[^"\\]|\\.)*")/;
const GENERIC_REMEDY = 'fix the schema';

/** The loader's refusal of a block, and the keyword whose line it cites. */
export interface Refusal {
	readonly text: string;
	/** Path inside the block; null where no keyword is named. */
	readonly path: readonly string[] | null;
}

/** What the loader says of a block that it refuses; null where it takes the block. */
export function refusalOf(block: Place, compilation: Compilation, site: BlockSite): Refusal | null {
	const { key } = site;
	const prefix = prefixOf(site);
	if (isNull(block)) {
		const what = `'${key}' is null, not a schema (a JSON-Schema block is an object, or the boolean true/false)`;
		return { text: cited(`${prefix}${what}; write a schema under '${key}', or remove it.`, null, site), path: null };
	}
	const thrown = compilation.problems[0];
	if (thrown === undefined) return null;
	const { detail, remedy, path } = clauseOf(thrown.text, thrown.missingRef, key, block);
	const opener = isStrict(thrown.text) ? "is refused by realm's validator" : 'is not a valid JSON Schema';
	const consequence = consequenceOf(site);
	const ending = consequence === null ? `; ${remedy}.` : `. ${consequence}; ${remedy}.`;
	return { text: cited(`${prefix}'${key}' ${opener} — ${detail}${ending}`, path, site), path };
}

/** What a stored block that no longer compiles is refused with when a run starts. */
export function storedParamsRefusal(block: Place, compilation: Compilation, workflow: string): string | null {
	const thrown = compilation.problems[0];
	if (thrown === undefined) return null;
	const key = 'params_schema';
	const strict = isStrict(thrown.text);
	const described = strict ? null : inOwnWords(thrown.missingRef, key, block);
	const opener = strict ? "realm's validator refuses" : 'is not a valid JSON Schema';
	return `Workflow '${workflow}' declares a params_schema that ${opener} — ${described?.detail ?? thrown.text}. No run was created. Re-register a fixed file — 'realm workflow validate <file>' shows the line; 'realm workflow validate --registered ${workflow}' names the block.`;
}

/** Whether the validator only declines what is valid JSON Schema. */
function isStrict(text: string): boolean {
	return text.startsWith(STRICT) || text.startsWith(UNKNOWN_FORMAT);
}

function clauseOf(text: string, missingRef: string | undefined, key: string, block: Place): Clause {
	const keyword = unknownKeyword(text);
	if (keyword !== '') return unknownKeywordClause(keyword, key, block);
	const isFormat = text.startsWith(UNKNOWN_FORMAT);
	const own = isFormat ? formatClause(text, key, block) : inOwnWords(missingRef, key, block);
	if (own !== null) return own;
	const inKey = text.replace(/\bdata\//g, `${key}/`);
	const detail = inKey.startsWith(STRICT) ? `${inKey.slice(STRICT.length)} (Ajv strict mode)` : inKey;
	return { detail, remedy: isFormat ? FORMAT_REMEDY : GENERIC_REMEDY, path: null };
}

/** The keyword that the text names as unknown, as the loader reads it out; "" where it names none. */
function unknownKeyword(text: string): string {
	const quoted = UNKNOWN_KEYWORD.exec(text)?.[1];
	if (quoted === undefined) return '';
	try {
		return JSON.parse(quoted) as string;
	} catch {
		return '';
	}
}

/** What the loader can say in its own words: of a malformed block, or of a reference that leads nowhere. */
function inOwnWords(missingRef: string | undefined, key: string, block: Place): Clause | null {
	const rows = metaRowsOf(block);
	if (rows === null) return null;
	const malformed = malformedClause(rows, key, block);
	if (malformed !== null) return malformed;
	return missingRef === undefined ? null : danglingClause(missingRef, key, block);
}
