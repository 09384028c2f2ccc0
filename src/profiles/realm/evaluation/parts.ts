import { ARRAY } from '../../../core/document/document.ts';
import { escapeToken } from '../../../core/document/pointer.ts';
import type { Json } from '../../../core/report.ts';
import { takesEverything } from '../admission/emptiness.ts';
import { escapeFragment, schemaList, schemasByName } from '../admission/keyword.ts';
import { perNode } from '../admission/per-node.ts';
import { joinedText } from '../admission/types.ts';
import type { Place } from '../admission/view.ts';
import { plainValue } from './plain.ts';

/** Whether a schema takes everything. */
export const isEverything = perNode(takesEverything);

/** The schemas of a list. */
export const listed = perNode(schemaList);

/** A schema under a name, with the name as it stands in paths. */
export interface NamedPart {
	readonly name: string;
	readonly schema: Place;
	/** The name in an instance path. */
	readonly token: string;
	/** The name in a schema path. */
	readonly fragment: string;
	/** Whether there is something to check: a list of names, or a schema that does not take everything. */
	readonly isChecked: boolean;
	readonly isList: boolean;
}

/** What stands under names, in JavaScript's order. */
export const named = perNode((place): readonly NamedPart[] =>
	schemasByName(place).map(([name, schema]) => {
		const isList = schema.document.kind(schema.node) === ARRAY;
		const isChecked = isList || !isEverything(schema);
		return { name, schema, token: escapeToken(name), fragment: escapeFragment(name), isChecked, isList };
	}),
);

/** An entry of a list of names. Where nothing validates the schema it may be any value. */
export interface ListedName {
	/** The name that is looked up. */
	readonly text: string;
	/** How it is written in a list of several. */
	readonly joined: string;
	readonly value: Json;
}

/** The names in a list of the schema. */
export const names = perNode((place): readonly ListedName[] =>
	listed(place).map((item) => {
		const kind = item.document.kind(item.node);
		const value = plainValue(item.document, item.node);
		return { text: kind < ARRAY ? String(value) : joinedText(item), joined: joinedText(item), value };
	}),
);
