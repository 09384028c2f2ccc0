import { ARRAY, type Document, OBJECT, STRING } from '../../../core/document/document.ts';
import type { RawFinding } from '../../../core/profile/profile.ts';
import { walkSubschemas } from '../../../core/profile/subschemas.ts';
import { isInherited } from '../admission/value.ts';
import { isKnown } from '../admission/vocabulary.ts';
import { applicators } from '../keywords.ts';
import { AJV } from '../sources.ts';

/** Notes of one kind are listed up to this many. */
const MOST = 50;

/** What an author should know of a block that the host takes: where it parts from JSON Schema without a word. */
export function schemaNotes(schema: Document): readonly RawFinding[] {
	const notes: RawFinding[] = [];
	for (const { node } of walkSubschemas(schema, 0, applicators)) {
		if (notes.length >= MOST) break;
		if (schema.kind(node) === OBJECT) notes.push(...notesOn(schema, node));
	}
	return notes;
}

function* notesOn(schema: Document, node: number): Generator<RawFinding> {
	for (const member of schema.children(node)) {
		const keyword = schema.key(member) ?? '';
		if (!isKnown(keyword) || keyword === 'format') {
			yield note('without-effect', keyword, member, UNSEEN);
			continue;
		}
		if (keyword === 'nullable') yield note('host-dependent', keyword, member, NULLABLE);
		if (keyword === '$async') yield note('host-dependent', keyword, member, ASYNC);
		for (const name of namesUnder(schema, keyword, member)) yield note('host-dependent', keyword, name, INHERITED);
	}
}

const UNSEEN =
	'The host refuses this keyword where it compiles it. It does not come to this one: nothing refers to the definition, or a schema beside it makes it superfluous.';
const NULLABLE =
	'`nullable` is no keyword of JSON Schema; the host knows it all the same: beside `type` it lets null pass.';
const ASYNC = 'With `$async` the host’s check answers with a promise that it takes for a yes: no value is refused.';
const INHERITED =
	'Every JavaScript object has something under this name: the host finds the property present even where it is not written.';

/** The places of names that the host finds in every object. */
function* namesUnder(schema: Document, keyword: string, value: number): Generator<number> {
	const kind = schema.kind(value);
	if (keyword === 'required' && kind === ARRAY) {
		for (const item of schema.children(value)) {
			if (schema.kind(item) === STRING && isInherited(schema.string(item))) yield item;
		}
	}
	if ((keyword === 'properties' || keyword === 'dependencies') && kind === OBJECT) {
		for (const member of schema.children(value)) if (isInherited(schema.key(member) ?? '')) yield member;
	}
}

function note(code: RawFinding['code'], keyword: string, node: number, message: string): RawFinding {
	return { code, severity: 'info', side: 'schema', keyword, node, mark: 'name', message, ...AJV };
}
