import { type Document, OBJECT, STRING } from '../document/document.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Failure } from '../evaluate/evaluation.ts';
import { compile, type NamedDocument, type Plan } from '../plan/compile.ts';
import { splitFragment } from '../plan/uri.ts';
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

/** The meta-schema that a schema names in `$schema`, where it is one of the documents given, and the dialect it is in. */
export function givenMetaSchema(
	schema: Document,
	given: readonly NamedDocument[],
	otherwise: DialectId,
): { readonly uri: string; readonly document: Document; readonly dialect: DialectId } | null {
	const node = schema.kind(0) === OBJECT ? schema.child(0, '$schema') : -1;
	if (node < 0 || schema.kind(node) !== STRING || dialectByUri(schema.string(node)) !== null) return null;
	const { uri } = splitFragment(schema.string(node));
	const found = given.find((each) => splitFragment(each.uri).uri === uri);
	return found === undefined
		? null
		: { uri, document: found.document, dialect: dialectNamed(found.document, otherwise) };
}

/** The plan of a meta-schema given by hand; null where it does not compile. Made again when what is given changes. */
function givenPlan(meta: Document, dialect: DialectId, given: readonly NamedDocument[]): Plan | null {
	const known = givenPlans.get(meta);
	if (known !== undefined && known.dialect === dialect && isSame(known.given, given)) return known.plan;
	const compiled = compile({ schema: meta, dialect, rules: dialectRules(dialect), schemas: given });
	const plan = compiled.ok ? compiled.plan : null;
	givenPlans.set(meta, { given, dialect, plan });
	return plan;
}

function isSame(a: readonly NamedDocument[], b: readonly NamedDocument[]): boolean {
	return a.length === b.length && a.every(({ uri, document }, at) => uri === b[at].uri && document === b[at].document);
}

const givenPlans = new WeakMap<
	Document,
	{ readonly given: readonly NamedDocument[]; readonly dialect: DialectId; readonly plan: Plan | null }
>();

/**
 * What a dialect's meta-schema has against a schema document, judged by the same engine: failures whose
 * instances are nodes of the schema document. Empty when it is well-formed.
 */
export function checkAgainstMetaSchema(schema: Document, dialect: DialectId): readonly Failure[] {
	return evaluate(metaPlan(dialect), schema, { mode: 'all' }).failures;
}

/** The same for a meta-schema given by hand; null where that is no schema to check by. */
export function checkAgainstGiven(
	schema: Document,
	{ document, dialect }: { readonly document: Document; readonly dialect: DialectId },
	given: readonly NamedDocument[],
): readonly Failure[] | null {
	const plan = givenPlan(document, dialect, given);
	return plan === null ? null : evaluate(plan, schema, { mode: 'all' }).failures;
}
