import { type Environment, isEnvironment } from './environment.ts';
import { type KeywordInput, refuse } from './keyword.ts';
import type { Task } from './tasks.ts';
import { resolveUri } from './uri.ts';
import type { Value } from './value.ts';

/** `$ref`: resolves it, compiles what it leads to, and notes where that is for the run. */
export function* compileReference(input: KeywordInput): Task<void> {
	const { validator, context, value } = input;
	const { environment, baseId } = context;
	const { root } = environment;
	const text = value.document.string(value.node);
	if ((text === '#' || text === '#/') && baseId === root.baseId) {
		linkFunction(input, root);
		return;
	}
	const found = (yield validator.reference(root, baseId, value)) as Environment | Value | undefined | 'malformed';
	if (found === 'malformed') return;
	if (found === undefined) missing(input, text);
	else if (isEnvironment(found)) linkFunction(input, found);
	else {
		environment.links.set(value.node, { kind: 'inline', schema: found, path: text });
		yield validator.subschema({ ...context, schema: found, path: text, dataTypes: [] });
	}
}

function missing({ validator, context, keyword, value }: KeywordInput, reference: string): void {
	const { baseId } = context;
	const problem = { kind: 'reference', keyword, place: value } as const;
	const missingRef = validator.log.attempt(problem, () => resolveUri(baseId, reference));
	if (missingRef === undefined) return;
	validator.log.report({ ...problem, text: `can't resolve reference ${reference} from id ${baseId}`, missingRef });
}

function linkFunction(input: KeywordInput, target: Environment): void {
	const { environment } = input.context;
	if (target.isAsync && !environment.isAsync) refuse(input, 'value', 'async schema referenced by sync schema');
	environment.links.set(input.value.node, { kind: 'function', environment: target });
}
