import {
	judge,
	type Memory,
	type NamedSchema,
	type OutputFormat,
	type Report,
	type SourceText,
} from '../core/index.ts';
import { findProfile, profiles } from '../profiles/index.ts';
import { judgeAt } from '../sources/index.ts';

/** One judgement to be made, as plain data that can be sent to another thread. */
export interface Job {
	readonly id?: string;
	/** Profile id. */
	readonly profile: string;
	/** Context id; the profile's default one when absent. */
	readonly context?: string;
	readonly schema: SourceText;
	/** The schema is the one at this JSON Pointer of a document that holds many; absent: the whole text. */
	readonly pointer?: string;
	/** null: judge the schema alone. */
	readonly value: SourceText | null;
	readonly schemas?: readonly NamedSchema[];
	readonly formatAssertion?: boolean;
	/** The standard's output that the report is to hold. */
	readonly output?: OutputFormat;
}

/** A profile or context that is not there; the message lists those that are. */
export class UnknownNameError extends Error {}

/**
 * The profile and context that a job names.
 * @throws UnknownNameError
 */
export function lookUp({ profile: id, context }: Pick<Job, 'profile' | 'context'>) {
	const profile = findProfile(id);
	if (profile === undefined) {
		throw new UnknownNameError(
			`There is no profile "${id}". There are: ${profiles.map((each) => each.id).join(', ')}.`,
		);
	}
	const contexts = profile.contexts.map((each) => each.id);
	const [usual] = contexts;
	if (context !== undefined && !contexts.includes(context)) {
		throw new UnknownNameError(`The profile "${id}" has no context "${context}". It has: ${contexts.join(', ')}.`);
	}
	return { profile, context: context ?? usual };
}

/**
 * Judges a job.
 * @throws UnknownNameError
 */
export function runJob(job: Job, memory: Memory): Report {
	const { profile, context } = lookUp(job);
	const { pointer, schema, ...rest } = job;
	const input = { ...rest, profile, context };
	if (pointer === undefined) return judge({ ...input, schema }, memory);
	return judgeAt(schema, pointer, input, memory);
}
