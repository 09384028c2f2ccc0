import type { Task } from '../admission/tasks.ts';
import { ownProperty } from '../admission/value.ts';
import type { Place } from '../admission/view.ts';
import { isEverything, listed } from './parts.ts';
import type { Runner } from './run.ts';
import { FAILS, FITS, type Outcome, type Site } from './site.ts';

const BRANCH = { composite: true } as const;
const QUIET = { composite: true, silent: true } as const;

export function* not(runner: Runner, site: Site, place: Place): Task<Outcome> {
	const fits = isEverything(place) || (yield runner.schema(runner.inside(site, place, 'not', QUIET))) === FITS;
	return fits ? runner.fail(site, 'not', place, {}, 'must NOT be valid') : FITS;
}

export function* anyOf(runner: Runner, site: Site, place: Place): Task<Outcome> {
	const schemas = listed(place);
	if (schemas.some(isEverything)) return FITS;
	const { rows } = site.call;
	const before = rows.length;
	for (const [index, schema] of schemas.entries()) {
		const outcome = (yield runner.schema(runner.inside(site, schema, `anyOf/${index}`, BRANCH))) as Outcome;
		if (outcome !== FITS) continue;
		rows.length = before;
		return FITS;
	}
	return runner.append(site, 'anyOf', place, {}, 'must match a schema in anyOf');
}

export function* oneOf(runner: Runner, site: Site, place: Place): Task<Outcome> {
	const { rows } = site.call;
	const before = rows.length;
	let passing: number | readonly [number, number] | null = null;
	for (const [index, schema] of listed(place).entries()) {
		const branch = runner.inside(site, schema, `oneOf/${index}`, BRANCH);
		if (!isEverything(schema) && (yield runner.schema(branch)) !== FITS) continue;
		if (passing === null) passing = index;
		else {
			passing = [passing as number, index];
			break;
		}
	}
	if (typeof passing === 'number') {
		rows.length = before;
		return FITS;
	}
	const params = { passingSchemas: passing };
	return runner.append(site, 'oneOf', place, params, 'must match exactly one schema in oneOf');
}

export function* allOf(runner: Runner, site: Site, place: Place): Task<Outcome> {
	for (const [index, schema] of listed(place).entries()) {
		if (isEverything(schema)) continue;
		const outcome = (yield runner.schema(runner.inside(site, schema, `allOf/${index}`))) as Outcome;
		if (outcome !== FITS) return outcome;
	}
	return FITS;
}

/** `if` with `then` and `else`: a branch that takes everything is as good as none. */
export function* conditional(runner: Runner, site: Site, place: Place): Task<Outcome> {
	if (!hasBranches(site)) return FITS;
	const outcome = (yield runner.schema(runner.inside(site, place, 'if', QUIET))) as Outcome;
	const keyword = outcome === FITS ? 'then' : 'else';
	const schema = ownProperty(site.schema, keyword);
	if (schema === null || isEverything(schema)) return FITS;
	const inner = (yield runner.schema(runner.inside(site, schema, keyword))) as Outcome;
	if (inner !== FAILS) return inner;
	return runner.append(site, 'if', place, { failingKeyword: keyword }, `must match "${keyword}" schema`);
}

function hasBranches(site: Site): boolean {
	return ['then', 'else'].some((keyword) => {
		const schema = ownProperty(site.schema, keyword);
		return schema !== null && !isEverything(schema);
	});
}
