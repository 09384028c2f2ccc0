import { checkAgainstGiven, checkAgainstMetaSchema, dialectNamed, givenMetaSchema } from '../../core/dialects/check.ts';
import { dialectOf } from '../../core/dialects/dialects.ts';
import type { DialectId } from '../../core/dialects/ids.ts';
import { ARRAY, type Document, OBJECT } from '../../core/document/document.ts';
import type { Failure } from '../../core/evaluate/evaluation.ts';
import type { NamedDocument } from '../../core/plan/compile.ts';
import { failureMessage } from '../../core/profile/messages.ts';
import type { Admission, RawFinding } from '../../core/profile/profile.ts';
import { walkSubschemas } from '../../core/profile/subschemas.ts';

/** The id of the profile of a dialect. */
export const dialectProfileId = (dialect: DialectId): string => `json-schema-${dialect}`;

interface Site {
	/** The keyword under which the fault stands; null at the root. */
	readonly keyword: string | null;
	/** The keyword's value, or the place of the schema that is none. */
	readonly at: number;
}

/** The nearest keyword around a node: what a person would say is malformed. */
function siteOf(schema: Document, places: ReadonlySet<number>, node: number): Site {
	const isSchema = places.has(node);
	let at = node;
	let parent = schema.parent(at);
	while (parent >= 0 && !places.has(parent)) {
		at = parent;
		parent = schema.parent(at);
	}
	return { keyword: schema.key(at) ?? null, at: isSchema ? node : at };
}

/**
 * Of a combinator that fails, what a person wants to know: why the branch fails that is for a value of this kind,
 * where there is one.
 */
function reasonOf(failure: Failure, schema: Document): Failure {
	let reason = failure;
	while (reason.branches !== undefined) {
		const { instance, branches } = reason;
		const meant = branches.filter(
			([first]) => first !== undefined && !(first.instance === instance && isOfOtherKind(first, schema)),
		);
		if (meant.length !== 1) return reason;
		reason = meant[0][0];
	}
	return reason;
}

/** Whether a branch is for values of another kind: none of the values that it lists is an array or object, say. */
function isOfOtherKind({ detail, instance }: Failure, schema: Document): boolean {
	const kind = schema.kind(instance);
	return detail.kind === 'type' || (detail.kind === 'values' && (kind === ARRAY || kind === OBJECT));
}

function findingOf(failure: Failure, schema: Document, places: ReadonlySet<number>, source: string): RawFinding {
	const missing = failure.detail.kind === 'missing' ? failure.detail.because : undefined;
	const named = missing === undefined ? -1 : schema.child(failure.instance, missing);
	const node = named < 0 ? failure.instance : named;
	const { keyword, at } = siteOf(schema, places, node);
	return {
		code: 'malformed-schema',
		severity: 'error',
		side: 'schema',
		keyword,
		node,
		mark: 'value',
		at,
		message: `${keyword === null ? 'The schema' : `\`${keyword}\``} is malformed. ${failureMessage(reasonOf(failure, schema), schema)}`,
		basis: 'documented',
		source: `meta-schema of ${source}`,
	};
}

/** The note that the schema names another dialect, by which it is judged, than the one that was chosen. */
function otherDialect(schema: Document, named: DialectId, chosen: DialectId): RawFinding {
	return {
		code: 'dialect',
		severity: 'info',
		side: 'schema',
		keyword: '$schema',
		node: schema.child(0, '$schema'),
		mark: 'value',
		message: `\`$schema\` names ${named}, so the schema is judged by ${named}; the profile chosen, and with it the table of keywords, is ${chosen}.`,
		basis: 'documented',
		source: dialectOf(named).uri,
		better: dialectProfileId(named),
	};
}

/** The warning that the meta-schema given for a schema is none itself. */
function unusable(schema: Document, uri: string): RawFinding {
	return {
		code: 'dialect',
		severity: 'warning',
		side: 'schema',
		keyword: '$schema',
		node: schema.child(0, '$schema'),
		mark: 'value',
		message: `The further schema ${JSON.stringify(uri)} cannot check this schema: its references do not all lead somewhere, or it is malformed. The dialect's own meta-schema checks instead.`,
		basis: 'documented',
	};
}

/**
 * A schema is taken by a plain dialect when it is well-formed by its meta-schema: the dialect's, or the one among
 * the documents given that `$schema` names; references come later.
 */
export function admitByMetaSchema(
	schema: Document,
	dialect: DialectId,
	given: readonly NamedDocument[] = [],
): Admission {
	const named = dialectNamed(schema, dialect);
	const own = givenMetaSchema(schema, given, dialect);
	const byOwn = own === null ? null : checkAgainstGiven(schema, own, given);
	const failures = byOwn ?? checkAgainstMetaSchema(schema, named);
	const notes = [
		...(named === dialect ? [] : [otherDialect(schema, named, dialect)]),
		...(own !== null && byOwn === null ? [unusable(schema, own.uri)] : []),
	];
	if (failures.length === 0) return { taken: true, findings: notes };
	const places = new Set<number>();
	for (const { node } of walkSubschemas(schema, 0)) places.add(node);
	const source = own === null || byOwn === null ? dialectOf(named).uri : own.uri;
	const findings = new Map<number, RawFinding>();
	// Dialects leave the order open: from the top of the text.
	for (const failure of [...failures].sort((a, b) => a.instance - b.instance)) {
		const finding = findingOf(failure, schema, places, source);
		// One fault can fail in several branches of the meta-schema; it is told once.
		if (!findings.has(finding.node)) findings.set(finding.node, finding);
	}
	return { taken: false, findings: [...findings.values(), ...notes] };
}
