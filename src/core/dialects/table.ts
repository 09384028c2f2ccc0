import type { EvaluationRules } from '../evaluate/evaluation.ts';
import type { Keyword } from '../keywords/keyword.ts';
import type { Dialect } from './dialect.ts';

/** A keyword as one set of rules has it. */
export interface KeywordEntry {
	readonly keyword: Keyword;
	/** Its place in the host's order. */
	readonly rank: number;
}

/** A dialect under rules: what each name in a schema means. */
export interface DialectTable {
	readonly dialect: Dialect;
	readonly entries: ReadonlyMap<string, KeywordEntry>;
	readonly formatAsserts: boolean;
	readonly refSiblings: boolean;
}

/** The rank of what must come after everything else. */
const LAST = Number.MAX_SAFE_INTEGER;
const LAST_KEYWORDS: ReadonlySet<string> = new Set(['unevaluatedItems', 'unevaluatedProperties']);

const tables = new WeakMap<EvaluationRules, Map<Dialect, DialectTable>>();

/** The table of a whole dialect; made once for each rules object. */
export function tableOf(dialect: Dialect, rules: EvaluationRules): DialectTable {
	let made = tables.get(rules);
	if (made === undefined) {
		made = new Map();
		tables.set(rules, made);
	}
	let table = made.get(dialect);
	if (table === undefined) {
		table = makeTable(dialect, rules, null);
		made.set(dialect, table);
	}
	return table;
}

/** The table of a dialect of which only these vocabularies are in use. */
export function vocabularyTable(dialect: Dialect, rules: EvaluationRules, uris: ReadonlySet<string>): DialectTable {
	return makeTable(dialect, rules, uris);
}

function makeTable(dialect: Dialect, rules: EvaluationRules, uris: ReadonlySet<string> | null): DialectTable {
	const ignored = new Set(rules.ignoredKeywords);
	const used = usedNames(dialect, uris);
	const entries = new Map<string, KeywordEntry>();
	for (const keyword of dialect.keywords) {
		if (used !== null && !used.has(keyword.name)) continue;
		const { name, subschemas } = keyword;
		// An ignored keyword still is where it is: identifiers inside it count.
		const kept = ignored.has(name) ? { name, ...(subschemas === undefined ? {} : { subschemas }) } : keyword;
		entries.set(name, { keyword: kept, rank: rankOf(name, rules) });
	}
	for (const [alias, name] of Object.entries(rules.aliases ?? {})) {
		const entry = entries.get(name);
		if (entry !== undefined) entries.set(alias, entry);
	}
	return {
		dialect,
		entries,
		formatAsserts:
			rules.formatAssertion || (dialect.formatAssertion !== null && uris?.has(dialect.formatAssertion) === true),
		refSiblings: rules.refSiblings ?? dialect.refSiblings,
	};
}

function rankOf(name: string, { keywordOrder }: EvaluationRules): number {
	if (LAST_KEYWORDS.has(name)) return LAST;
	if (keywordOrder === 'schema') return 0;
	const index = keywordOrder.indexOf(name);
	return index < 0 ? keywordOrder.length : index;
}

/** The keywords of these vocabularies, and those that belong to none; null: all. */
function usedNames(dialect: Dialect, uris: ReadonlySet<string> | null): ReadonlySet<string> | null {
	if (uris === null) return null;
	const used = new Set(dialect.keywords.map(({ name }) => name));
	for (const names of dialect.vocabularies.values()) for (const name of names) used.delete(name);
	for (const [uri, names] of dialect.vocabularies) if (uris.has(uri)) for (const name of names) used.add(name);
	return used;
}
