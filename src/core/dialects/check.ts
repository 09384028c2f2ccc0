import { type Document, OBJECT, STRING } from '../document/document.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Failure } from '../evaluate/evaluation.ts';
import { compile, type Plan } from '../plan/compile.ts';
import { dialectByUri, dialectOf } from './dialects.ts';
import type { DialectId } from './ids.ts';
import { metaSchema } from './meta-schemas.ts';
import { dialectRules } from './rules.ts';

const plans = new Map<DialectId, Plan>();

/** The plan of a dialect's meta-schema, made once. */
function metaPlan(id: DialectId): Plan {
	const known = plans.get(id);
	if (known !== undefined) return known;
	const schema = metaSchema(dialectOf(id).uri);
	if (schema === null) throw new Error(`No meta-schema is built in for ${id}.`);
	const compiled = compile({ schema, dialect: id, rules: dialectRules(id) });
	if (!compiled.ok) throw new Error(`The meta-schema of ${id} does not compile: ${compiled.problems[0]?.message}`);
	plans.set(id, compiled.plan);
	return compiled.plan;
}

/** The dialect that a schema document names in `$schema`, if it is a published one; otherwise the one given. */
export function dialectNamed(schema: Document, otherwise: DialectId): DialectId {
	const node = schema.kind(0) === OBJECT ? schema.child(0, '$schema') : -1;
	if (node < 0 || schema.kind(node) !== STRING) return otherwise;
	return dialectByUri(schema.string(node))?.id ?? otherwise;
}

/**
 * What a dialect's meta-schema has against a schema document, judged by the same engine: failures whose
 * instances are nodes of the schema document. Empty when it is well-formed.
 */
export function checkAgainstMetaSchema(schema: Document, dialect: DialectId): readonly Failure[] {
	return evaluate(metaPlan(dialect), schema, { mode: 'all' }).failures;
}
