import type { NamedSchema, SourceText } from '../core/index.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { type Job, lookUp, UnknownNameError } from './job.ts';

/** Why a line of a batch gives no report. */
export type LineProblemCode = 'encoding' | 'json' | 'shape' | 'unknown-name' | 'too-long' | 'fault';

/** A line that gives no report; printed in its place. */
export interface LineProblem {
	/** From 1. */
	readonly line: number;
	/** Where the line could be read so far. */
	readonly id?: string;
	/** As a report has it; null where the line can be read but asks for what cannot be done. */
	readonly verdict: 'unreadable' | null;
	readonly error: { readonly code: LineProblemCode; readonly message: string };
}

/** What each problem makes of the exit code. */
export const LINE_EXITS: Readonly<Record<LineProblemCode, ExitCode>> = {
	encoding: EXIT.unreadable,
	json: EXIT.unreadable,
	'too-long': EXIT.unreadable,
	shape: EXIT.usage,
	'unknown-name': EXIT.usage,
	fault: EXIT.software,
};

export type BatchLine =
	| { readonly kind: 'job'; readonly job: Job }
	| { readonly kind: 'problem'; readonly problem: LineProblem };

/** A line that is JSON, but no job. */
class ShapeError extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The answer to a line that gives no report. */
export function lineProblem(line: number, code: LineProblemCode, message: string, id?: string): LineProblem {
	return {
		...(id === undefined ? {} : { id }),
		line,
		verdict: LINE_EXITS[code] === EXIT.unreadable ? 'unreadable' : null,
		error: { code, message },
	};
}

/** Reads one line of a batch; null where it is blank. `bytes` is null for a line that was too long. */
export function readBatchLine(line: number, bytes: Uint8Array | null): BatchLine | null {
	const problem = (code: LineProblemCode, message: string, id?: string): BatchLine => ({
		kind: 'problem',
		problem: lineProblem(line, code, message, id),
	});
	if (bytes === null) return problem('too-long', 'The line is longer than a batch takes.');
	let text: string;
	try {
		text = utf8.decode(bytes);
	} catch {
		return problem('encoding', 'The line is not UTF-8.');
	}
	if (text.trim() === '') return null;
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch (error) {
		return problem('json', `The line is not JSON: ${error instanceof Error ? error.message : error}.`);
	}
	let id: string | undefined;
	try {
		const members = membersOf(json, 'The line');
		id = idOf(members('id'));
		const job = jobOf(members, id);
		lookUp(job);
		return { kind: 'job', job };
	} catch (error) {
		if (error instanceof ShapeError) return problem('shape', error.message, id);
		if (error instanceof UnknownNameError) return problem('unknown-name', error.message, id);
		throw error;
	}
}

type Members = (name: string) => unknown;

/** Own members only; one that is null counts as absent. */
function membersOf(json: unknown, what: string): Members {
	if (typeof json !== 'object' || json === null || Array.isArray(json)) {
		throw new ShapeError(`${what} is not an object.`);
	}
	return (name) => (Object.hasOwn(json, name) ? (Reflect.get(json, name) ?? undefined) : undefined);
}

function jobOf(members: Members, id: string | undefined): Job {
	const context = members('context');
	const value = members('value');
	const schemas = members('schemas');
	const formatAssertion = members('formatAssertion');
	if (formatAssertion !== undefined && typeof formatAssertion !== 'boolean') {
		throw new ShapeError('`formatAssertion` is neither true nor false.');
	}
	return {
		...(id === undefined ? {} : { id }),
		profile: textOf(members('profile'), 'profile'),
		...(context === undefined ? {} : { context: textOf(context, 'context') }),
		schema: sourceOf(members('schema'), members('schemaFormat'), 'schema'),
		value: value === undefined ? null : sourceOf(value, members('valueFormat'), 'value'),
		...(schemas === undefined ? {} : { schemas: schemasOf(schemas) }),
		...(formatAssertion === undefined ? {} : { formatAssertion }),
	};
}

function idOf(id: unknown): string | undefined {
	if (id === undefined || typeof id === 'string') return id;
	if (typeof id === 'number') return String(id);
	throw new ShapeError('`id` is neither a string nor a number.');
}

function textOf(value: unknown, name: string): string {
	if (value === undefined) throw new ShapeError(`\`${name}\` is missing.`);
	if (typeof value !== 'string') throw new ShapeError(`\`${name}\` is not a string.`);
	return value;
}

function sourceOf(value: unknown, format: unknown, name: string): SourceText {
	if (value !== undefined && typeof value !== 'string') {
		throw new ShapeError(`\`${name}\` is not a string. It holds the text of the ${name}, as a JSON string.`);
	}
	return { text: textOf(value, name), format: formatOf(format, `${name}Format`) };
}

function formatOf(format: unknown, name: string): SourceText['format'] {
	if (format === undefined) return 'json';
	if (format !== 'json' && format !== 'yaml') throw new ShapeError(`\`${name}\` is neither "json" nor "yaml".`);
	return format;
}

function schemasOf(schemas: unknown): readonly NamedSchema[] {
	if (!Array.isArray(schemas)) throw new ShapeError('`schemas` is not a list.');
	return schemas.map((entry: unknown, index) => {
		const members = membersOf(entry, `\`schemas[${index}]\``);
		return {
			uri: textOf(members('uri'), `schemas[${index}].uri`),
			text: textOf(members('text'), `schemas[${index}].text`),
		};
	});
}
