import { dialectNamed } from '../core/dialects/check.ts';
import type { DialectId } from '../core/dialects/ids.ts';
import type { Document } from '../core/document/document.ts';
import { commonDialect, impliedDialect } from './dialect.ts';
import type { Meaning } from './propose.ts';
import type { TravelTarget } from './state.ts';

/** What is said of how a schema is meant. */
export interface Meant {
	readonly targets: readonly TravelTarget[];
	/** The dialect, where `$schema` names none; by default that of the targets, or what the schema holds tells, or 2020-12. */
	readonly dialect?: DialectId;
	/** Whether `format` asserts as the schema is meant. Default false. */
	readonly formatAssertion?: boolean;
}

/** How a schema is meant: in the dialect that it names or implies, with the other spellings that the targets read. */
export function meaningOf(document: Document, { dialect, formatAssertion = false, targets }: Meant): Meaning {
	const unnamed = dialect ?? commonDialect(targets) ?? impliedDialect(document) ?? '2020-12';
	const aliases = Object.fromEntries(targets.flatMap(({ profile }) => Object.entries(profile.rules.aliases ?? {})));
	return { dialect: dialectNamed(document, unnamed), formatAssertion, aliases };
}
