import { dialectNamed } from '../core/dialects/check.ts';
import type { DialectId } from '../core/dialects/ids.ts';
import type { Document } from '../core/document/document.ts';
import type { Meaning } from './propose.ts';
import type { TravelTarget } from './state.ts';

/** What is said of how a schema is meant. */
export interface Meant {
	readonly targets: readonly TravelTarget[];
	/** The dialect, where `$schema` names none; 2020-12 by default. */
	readonly dialect?: DialectId;
	/** Whether `format` asserts as the schema is meant. Default false. */
	readonly formatAssertion?: boolean;
}

/** How a schema is meant: in the dialect that it names, with the other spellings that the targets read. */
export function meaningOf(
	document: Document,
	{ dialect = '2020-12', formatAssertion = false, targets }: Meant,
): Meaning {
	const aliases = Object.fromEntries(targets.flatMap(({ profile }) => Object.entries(profile.rules.aliases ?? {})));
	return { dialect: dialectNamed(document, dialect), formatAssertion, aliases };
}
