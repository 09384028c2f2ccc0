import type { Document } from '../../../core/document/document.ts';
import { evaluate } from '../../../core/evaluate/evaluate.ts';
import type { Failure } from '../../../core/evaluate/evaluation.ts';
import { compile } from '../../../core/plan/compile.ts';
import type { Plan } from '../../../core/plan/plan.ts';
import { metaSchemaDocument } from '../admission/meta-schema.ts';
import { rules } from '../rules.ts';

/** Malformed values listed at most. */
const MOST = 100;

/** A part of the schema that the meta-schema does not take, and what it must be. */
export interface Malformed {
	readonly node: number;
	readonly message: string;
}

let plan: Plan | null = null;

function metaPlan(): Plan {
	if (plan === null) {
		const compiled = compile({ schema: metaSchemaDocument(), dialect: 'draft-07', rules });
		if (!compiled.ok) throw new Error(compiled.problems[0]?.message);
		plan = compiled.plan;
	}
	return plan;
}

/** Every malformed value of a schema, not only the one at which the host stops. */
export function malformedValues(schema: Document): readonly Malformed[] {
	const { failures } = evaluate(metaPlan(), schema, { mode: 'all', maxFailures: MOST });
	return failures.map((failure) => ({ node: failure.instance, message: messageOf(failure, schema) }));
}

/** What the value of a keyword must be, where it can be one of two things. */
const ALTERNATIVES: Readonly<Record<string, string>> = {
	type: 'one of the seven type names, or a list of different ones',
	items: 'a schema, or a list of schemas that is not empty',
	dependencies: 'a schema, or a list of different names',
};

const TYPES: Readonly<Record<string, string>> = {
	array: 'a list',
	boolean: 'true or false',
	integer: 'a whole number',
	null: 'null',
	number: 'a number',
	object: 'an object',
	string: 'a string',
};

const RELATIONS: Readonly<Record<string, string>> = {
	minimum: 'at least',
	exclusiveMinimum: 'greater than',
};

/** Our sentence on one malformed value. */
function messageOf({ keyword, detail, instance }: Failure, schema: Document): string {
	const name = nameOf(schema, instance);
	switch (detail.kind) {
		case 'type':
			return detail.expected.includes('boolean') && detail.expected.length > 1
				? `${name} must be a schema: an object, true or false.`
				: `${name} must be ${detail.expected.map((type) => TYPES[type] ?? type).join(' or ')}.`;
		case 'bound':
			return keyword === 'minItems'
				? `${name} must not be empty.`
				: `${name} must be ${RELATIONS[keyword] ?? 'within'} ${detail.limit}.`;
		case 'duplicate':
			return `${name} must not hold the same value twice: items ${detail.first} and ${detail.second} are equal.`;
		case 'branches':
			return `${name} must be ${ALTERNATIVES[schema.key(instance) ?? ''] ?? ALTERNATIVES['dependencies']}.`;
		default:
			return `${name} is malformed.`;
	}
}

function nameOf(schema: Document, node: number): string {
	const key = schema.key(node);
	if (key !== undefined) return `\`${key}\``;
	return node === 0 ? 'The block' : 'This entry';
}
