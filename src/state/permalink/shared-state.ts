import type { NamedSchema, SourceText } from '../../core/index.ts';

/** Hosts that are set side by side. Ids of profile and context are not yet looked up; no context: the default one. */
export interface SharedComparison {
	readonly hosts: readonly { readonly profile: string; readonly context: string | null }[];
	/** Whether the comparison is what is looked at. */
	readonly shown: boolean;
}

/** All that a link opens, and all that is stored of a session: what is judged, and how. */
export interface SharedState {
	readonly schema: SourceText;
	/** An empty text: no value, the schema is judged alone. */
	readonly value: SourceText;
	/** Profile id, not yet looked up. */
	readonly profile: string;
	/** Context id, not yet looked up; null: the profile's default one. */
	readonly context: string | null;
	readonly formatAssertion: boolean;
	/** Other schema documents that references may reach. */
	readonly schemas: readonly NamedSchema[];
	/** JSON Pointer of the schema that is worked on, in a text that holds many; absent: the whole text. */
	readonly pointer?: string;
	/** Absent: nobody has chosen what is compared. */
	readonly compare?: SharedComparison;
}

/**
 * The JSON form as text. Lone surrogates come out as escapes, so that it has a UTF-8 form that loses nothing.
 */
export function formatState(state: SharedState): string {
	return JSON.stringify(stateMembers(state));
}

/** The members of the JSON form: what is at its default is left out. */
export function stateMembers(state: SharedState): object {
	const { schema, value, profile, context, formatAssertion, schemas, pointer, compare } = state;
	return {
		schema: formatSource(schema),
		...(value.text === '' && value.format === 'json' ? {} : { value: formatSource(value) }),
		profile,
		...(context === null ? {} : { context }),
		...(formatAssertion ? { formatAssertion } : {}),
		...(schemas.length === 0 ? {} : { schemas: schemas.map(({ uri, text }) => ({ uri, text })) }),
		...(pointer === undefined ? {} : { pointer }),
		...(compare === undefined ? {} : { compare: formatComparison(compare) }),
	};
}

function formatComparison({ hosts, shown }: SharedComparison) {
	const named = hosts.map(({ profile, context }) => (context === null ? { profile } : { profile, context }));
	return { hosts: named, ...(shown ? { shown } : {}) };
}

function formatSource({ text, format }: SourceText) {
	return format === 'json' ? { text } : { text, format };
}

/** A text that is not the JSON form of a state: which part is wrong. */
export class StateError extends Error {}

/**
 * Reads the JSON form. Members it does not know are passed over: they come from a later version that
 * promised that they may be.
 * @throws StateError when the text is no state
 */
export function parseState(text: string): SharedState {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		throw new StateError('its content is not JSON');
	}
	return stateOf(json);
}

/** @throws StateError when `json` is no state */
export function stateOf(json: unknown): SharedState {
	const members = membersOf(json, 'its content');
	const value = members('value');
	const context = members('context');
	const pointer = members('pointer');
	const compare = members('compare');
	return {
		schema: sourceOf(members('schema'), 'schema'),
		value: value === undefined ? { text: '', format: 'json' } : sourceOf(value, 'value'),
		profile: stringOf(members('profile'), 'profile'),
		context: context === undefined ? null : stringOf(context, 'context'),
		formatAssertion: flagOf(members('formatAssertion'), 'formatAssertion'),
		schemas: schemasOf(members('schemas')),
		...(pointer === undefined ? {} : { pointer: stringOf(pointer, 'pointer') }),
		...(compare === undefined ? {} : { compare: comparisonOf(compare) }),
	};
}

/** Looks members up in an object's own ones only: `__proto__` and its like are names as any. */
function membersOf(json: unknown, what: string): (name: string) => unknown {
	if (typeof json !== 'object' || json === null || Array.isArray(json))
		throw new StateError(`${what} is not an object`);
	return (name) => (Object.hasOwn(json, name) ? Reflect.get(json, name) : undefined);
}

function stringOf(json: unknown, what: string): string {
	if (typeof json !== 'string') throw new StateError(`${what} is not a text`);
	return json;
}

function flagOf(json: unknown, what: string): boolean {
	if (json !== undefined && typeof json !== 'boolean') throw new StateError(`${what} is neither true nor false`);
	return json ?? false;
}

function sourceOf(json: unknown, what: string): SourceText {
	const members = membersOf(json, what);
	const format = members('format') ?? 'json';
	if (format !== 'json' && format !== 'yaml') throw new StateError(`${what}.format is neither json nor yaml`);
	return { text: stringOf(members('text'), `${what}.text`), format };
}

function comparisonOf(json: unknown): SharedComparison {
	const members = membersOf(json, 'compare');
	const hosts = members('hosts');
	if (!Array.isArray(hosts)) throw new StateError('compare.hosts is not a list');
	return {
		hosts: hosts.map((entry: unknown, index) => {
			const what = `compare.hosts[${index}]`;
			const host = membersOf(entry, what);
			const context = host('context');
			return {
				profile: stringOf(host('profile'), `${what}.profile`),
				context: context === undefined ? null : stringOf(context, `${what}.context`),
			};
		}),
		shown: flagOf(members('shown'), 'compare.shown'),
	};
}

function schemasOf(json: unknown): readonly NamedSchema[] {
	if (json === undefined) return [];
	if (!Array.isArray(json)) throw new StateError('schemas is not a list');
	return json.map((entry: unknown, index) => {
		const members = membersOf(entry, `schemas[${index}]`);
		return {
			uri: stringOf(members('uri'), `schemas[${index}].uri`),
			text: stringOf(members('text'), `schemas[${index}].text`),
		};
	});
}
