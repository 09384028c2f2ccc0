import type { Dialect } from './dialect.ts';
import { draft04 } from './draft-04.ts';
import { draft06 } from './draft-06.ts';
import { draft07 } from './draft-07.ts';
import { draft201909 } from './draft-2019-09.ts';
import { draft202012 } from './draft-2020-12.ts';
import type { DialectId } from './ids.ts';

const DIALECTS: Readonly<Record<DialectId, Dialect>> = {
	'draft-04': draft04,
	'draft-06': draft06,
	'draft-07': draft07,
	'2019-09': draft201909,
	'2020-12': draft202012,
};

/** Every dialect, oldest first. */
export function allDialects(): readonly Dialect[] {
	return Object.values(DIALECTS);
}

/** The dialect with this id. */
export function dialectOf(id: DialectId): Dialect {
	return DIALECTS[id];
}

/** The dialect whose meta-schema has this URI (an empty fragment is no difference), or null. */
export function dialectByUri(uri: string): Dialect | null {
	const bare = uri.endsWith('#') ? uri.slice(0, -1) : uri;
	return allDialects().find((dialect) => dialect.uri === bare) ?? null;
}
