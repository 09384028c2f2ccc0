import type { Document } from '../../../core/document/document.ts';
import { type Row, rowsText } from '../evaluation/row.ts';
import { validate } from '../evaluation/run.ts';
import type { Environment } from './environment.ts';
import { surelyFitsMeta } from './meta-check.ts';
import { META_SCHEMA_URI } from './meta-schema.ts';
import type { Problem, StrictLine } from './problems.ts';
import { run } from './tasks.ts';
import { Validator } from './validator.ts';
import { booleanOf, isTruthy, ownProperty } from './value.ts';
import { type Place, viewOf } from './view.ts';

/** What compiling a block brought to light. */
export interface Compilation {
	/** The compiled block; only to be run where there is no problem. */
	readonly environment: Environment | null;
	/** What the validator throws comes first; then what it would have come upon later. */
	readonly problems: readonly Problem[];
	/** What strict mode logs up to the first problem. */
	readonly lines: readonly StrictLine[];
	/** The rows with which the meta-schema refuses the block; none where it takes it or is not asked. */
	readonly metaRows: readonly Row[];
}

/** Compiles a block as a fresh instance of the validator does. Never throws. */
export function compileBlock(document: Document, node = 0): Compilation {
	const validator = new Validator();
	const block = { document, node };
	const environment = validator.add(block) ?? null;
	const metaRows = environment === null ? [] : checkMeta(validator, block);
	if (environment !== null && !environment.compiled) run(validator.compile(environment));
	const { problems, lines } = validator.log;
	return { environment, problems, lines, metaRows };
}

/** Asks the meta-schema alone, as a fresh instance does; null where asking it throws. */
export function metaRowsOf(block: Place): readonly Row[] | null {
	const validator = new Validator();
	const rows = checkMeta(validator, block);
	return validator.log.problems.some(({ kind }) => kind !== 'meta') ? null : rows;
}

/** The rows with which the model refuses a block by draft-07's meta-schema, whatever the engine thinks of it. */
export function askedMetaRows(block: Place): readonly Row[] {
	return askMeta(new Validator(), block, META_SCHEMA_URI, null);
}

/** Validates a block against its meta-schema: the one that `$schema` at its root names, or draft-07's. */
function checkMeta(validator: Validator, block: Place): readonly Row[] {
	if (booleanOf(block) !== null) return [];
	const { log } = validator;
	const named = ownProperty(block, '$schema');
	const problem = { kind: 'dialect', keyword: '$schema', place: named } as const;
	const text = named === null ? '' : viewOf(named.document).string(named.node);
	if (text === null) {
		log.report({ ...problem, text: '$schema must be a string' });
		return [];
	}
	const uri = named === null || !isTruthy(named) ? META_SCHEMA_URI : text;
	if (uri === META_SCHEMA_URI && surelyFitsMeta(block)) {
		// The validator learns its meta-schema by asking it, and a reference may lead there.
		if (viewOf(block.document).hasReference(block.node)) run(validator.named(uri, named ?? block));
		return [];
	}
	return askMeta(validator, block, uri, named);
}

/** Runs the model on the meta-schema. */
function askMeta(validator: Validator, block: Place, uri: string, named: Place | null): readonly Row[] {
	const { log } = validator;
	const before = log.problems.length;
	const environment = run(validator.named(uri, named ?? block));
	if (log.problems.length > before) return [];
	if (environment === undefined) {
		const problem = { kind: 'dialect', keyword: '$schema', place: named } as const;
		log.report({ ...problem, text: `no schema with key or ref "${uri}"` });
		return [];
	}
	if (environment.isAsync) return [];
	const { valid, rows, thrown } = validate(environment, block);
	if (!valid)
		log.report({ kind: 'meta', keyword: null, place: block, text: thrown ?? `schema is invalid: ${rowsText(rows)}` });
	return rows;
}
