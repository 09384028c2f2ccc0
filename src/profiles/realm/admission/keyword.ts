import { escapeToken } from '../../../core/document/pointer.ts';
import type { ObjectContext } from './context.ts';
import type { ProblemKind } from './problems.ts';
import type { Task } from './tasks.ts';
import type { Validator } from './validator.ts';
import type { Value } from './value.ts';
import { type Place, viewOf } from './view.ts';
import type { TypeName } from './vocabulary.ts';

/** Everything at hand when one keyword is compiled. */
export interface KeywordInput {
	readonly validator: Validator;
	readonly context: ObjectContext;
	readonly keyword: string;
	readonly value: Place;
}

/** Compiles a keyword; a task where there are schemas in it. */
export type Compiler = (input: KeywordInput) => Task<void> | void;

/** Which instances a schema inside a keyword is applied to: the same one, another one, or a name. */
type Target = 'same' | 'other' | 'name';

const NAME_TYPES: readonly TypeName[] = ['string'];

/**
 * Compiles a schema inside a keyword.
 * @param token the name or index under which it stands there; none where the keyword's value is the schema
 */
export function* inner(input: KeywordInput, schema: Value, target: Target, token?: string): Task<void> {
	const { validator, context, keyword, value } = input;
	const problem = { kind: 'value', keyword, place: value } as const;
	const tail = token === undefined ? '' : validator.log.attempt(problem, () => `/${escapeFragment(token)}`);
	if (tail === undefined) return;
	const dataTypes = target === 'same' ? context.dataTypes : target === 'name' ? NAME_TYPES : [];
	yield validator.subschema({ ...context, schema, path: `${context.path}/${keyword}${tail}`, dataTypes });
}

/** A name as the validator writes it in a schema path. @throws URIError for a lone surrogate */
export function escapeFragment(name: string): string {
	return encodeURIComponent(escapeToken(name));
}

/** Notes what a keyword makes the validator throw. */
export function refuse({ validator, keyword, value }: KeywordInput, kind: ProblemKind, text: string): void {
	validator.log.report({ kind, keyword, place: value, text });
}

/** The same for a keyword that strict mode finds without effect. */
export function strict(input: KeywordInput, message: string): void {
	refuse(input, 'ignored', `strict mode: ${message}`);
}

/** The items of a list of schemas. */
export function schemaList({ document, node }: Place): readonly Place[] {
	return viewOf(document)
		.items(node)
		.map((item) => ({ document, node: item }));
}

/** The schemas under names, in JavaScript's order. The validator passes over `__proto__`. */
export function schemasByName({ document, node }: Place): readonly (readonly [string, Place])[] {
	return [...viewOf(document).object(node)]
		.filter(([name]) => name !== '__proto__')
		.map(([name, child]) => [name, { document, node: child }] as const);
}
