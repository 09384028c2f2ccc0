import type { CompiledSchema, InPlaceEdge } from './plan.ts';
import type { CompileProblem } from './problem.ts';

/**
 * References that lead back to themselves without going into the instance: judging one would never end.
 * Every way from schema to schema at the same instance is followed, depth first; an edge to a schema that is
 * still being followed closes a circle. One problem for each such edge.
 */
export function findLoops(schemas: readonly CompiledSchema[]): readonly CompileProblem[] {
	const problems: CompileProblem[] = [];
	const entered = new Set<CompiledSchema>();
	const open = new Set<CompiledSchema>();
	for (const start of schemas) {
		if (start.inPlace.length === 0 || entered.has(start)) continue;
		const path: { readonly schema: CompiledSchema; next: number }[] = [{ schema: start, next: 0 }];
		entered.add(start);
		open.add(start);
		for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
			const edge = top.schema.inPlace[top.next++];
			if (edge === undefined) {
				open.delete(top.schema);
				path.pop();
			} else if (open.has(edge.target)) {
				problems.push(problemOf(top.schema, edge));
			} else if (!entered.has(edge.target)) {
				entered.add(edge.target);
				open.add(edge.target);
				path.push({ schema: edge.target, next: 0 });
			}
		}
	}
	return problems;
}

function problemOf({ document }: CompiledSchema, { keyword, node }: InPlaceEdge): CompileProblem {
	return {
		code: 'reference-loop',
		keyword,
		place: { document, node },
		message: `\`${keyword}\` leads back to the schema it stands in without going into the value: judging it would never end.`,
	};
}
