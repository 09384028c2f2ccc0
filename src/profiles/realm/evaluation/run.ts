import type { Environment } from '../admission/environment.ts';
import { HostError } from '../admission/equality.ts';
import { run as runTask, type Task } from '../admission/tasks.ts';
import { booleanOf, isPlace, type Value } from '../admission/value.ts';
import { type Place, viewOf } from '../admission/view.ts';
import type { TypeName } from '../admission/vocabulary.ts';
import { type Code, type CodeGroup, codeOf } from './code.ts';
import { Data, type Datum, FUNCTION } from './datum.ts';
import { EVALUATORS } from './evaluators.ts';
import type { Row } from './row.ts';
import { type Call, FAILS, FITS, type Origin, type Outcome, RETURNS, type Site, SKIPS } from './site.ts';

/** What the validator answers about a value. */
export interface HostAnswer {
	readonly valid: boolean;
	/** Its error rows, in its order. */
	readonly rows: readonly Row[];
	readonly origin: Origin | null;
	/** What it throws instead of answering. */
	readonly thrown: string | null;
}

/** Runs a compiled schema on a value as the host's validator does: to its first failure, with its rows. */
export function validate(environment: Environment, value: Place): HostAnswer {
	const runner = new Runner(new Data(viewOf(value.document)));
	try {
		const rows = runTask(runner.call(environment, { datum: value.node, owner: value.node, instancePath: '' }));
		return { valid: rows === null, rows: rows ?? [], origin: runner.origin, thrown: null };
	} catch (error) {
		if (!(error instanceof HostError)) throw error;
		return { valid: false, rows: [], origin: null, thrown: error.message };
	}
}

/** What a keyword's evaluator may ask for. */
export class Runner {
	readonly data: Data;
	origin: Origin | null = null;
	readonly #pending = new Map<Environment, Set<string | number>>();

	constructor(data: Data) {
		this.data = data;
	}

	/** Calls the function of an environment. @returns its rows, or null when the datum fits */
	*call(
		environment: Environment,
		at: Pick<Site, 'datum' | 'owner' | 'instancePath'>,
		from?: { readonly isTop: boolean; readonly silent: boolean },
	): Task<readonly Row[] | null> {
		const pending = this.#enter(environment, at);
		const isTop = from?.isTop ?? true;
		const silent = from?.silent ?? false;
		const call: Call = { environment, rows: [], variables: new Map(), isTop, silent };
		const outcome = (yield this.schema({
			...at,
			call,
			schema: environment.schema,
			schemaPath: '#',
			composite: false,
			silent,
			propertyName: null,
			copiedAt: -1,
		})) as Outcome;
		pending.delete(keyOf(at));
		return outcome === FITS ? null : call.rows;
	}

	/** Notes that a function is being called for a datum. @throws HostError where it already is: it never returns */
	#enter(environment: Environment, at: Pick<Site, 'datum' | 'owner'>): Set<string | number> {
		let pending = this.#pending.get(environment);
		if (pending === undefined) {
			pending = new Set();
			this.#pending.set(environment, pending);
		}
		const key = keyOf(at);
		if (pending.has(key)) throw new HostError('Maximum call stack size exceeded');
		pending.add(key);
		return pending;
	}

	/** Applies a schema. */
	*schema(site: Site): Task<Outcome> {
		const literal = booleanOf(site.schema);
		if (literal === true) return FITS;
		if (literal === false && isPlace(site.schema)) {
			return this.fail(site, 'false schema', site.schema, {}, 'boolean schema is false');
		}
		const code = codeOf(site.schema);
		return code === null ? FITS : ((yield this.#code(site, code)) as Outcome);
	}

	*#code(site: Site, code: Code): Task<Outcome> {
		let failed = false;
		if (code.typeFirst && !code.types.some((type) => this.data.is(site.datum, type))) {
			const outcome = this.#wrongType(site, code);
			// Inside a combinator the validator goes on to the first group of keywords all the same.
			if (outcome === RETURNS) return outcome;
			failed = true;
		}
		for (const group of code.groups) {
			const outcome = (yield this.#group(site, code, group)) as Outcome;
			if (outcome === RETURNS) return outcome;
			if (outcome === FAILS || failed) return FAILS;
		}
		return failed ? FAILS : FITS;
	}

	*#group(site: Site, code: Code, { type, keywords }: CodeGroup): Task<Outcome> {
		if (type !== null && !this.data.is(site.datum, type)) {
			const isWrong = code.types.length === 1 && code.types[0] === type && !code.typeFirst;
			return isWrong ? this.#wrongType(site, code) : FITS;
		}
		for (const { keyword, place } of keywords) {
			const evaluate = EVALUATORS.get(keyword);
			if (evaluate === undefined) continue;
			const asked = evaluate(this, site, place);
			const outcome = typeof asked === 'number' ? asked : ((yield asked) as Outcome);
			if (outcome === SKIPS) return FITS;
			if (outcome !== FITS) return outcome;
		}
		return FITS;
	}

	#wrongType(site: Site, { place, typeParam }: Code): Outcome {
		const type = viewOf(place.document).get(place.node, 'type');
		const at = { document: place.document, node: type };
		return this.fail(site, 'type', at, { type: typeParam }, `must be ${String(typeParam)}`);
	}

	/** Reports a failure in place of what was noted before. */
	fail(site: Site, keyword: string, place: Place, params: Row['params'], message: string): Outcome {
		if (!site.composite) site.call.rows.length = 0;
		return this.append(site, keyword, place, params, message);
	}

	/** Reports a failure beside what was noted before. */
	append(site: Site, keyword: string, place: Place, params: Row['params'], message: string): Outcome {
		if (!site.silent) {
			site.call.rows.push({
				instancePath: site.instancePath,
				schemaPath: `${site.schemaPath}/${keyword}`,
				keyword,
				params,
				message,
				...(site.propertyName !== null && { propertyName: site.propertyName }),
			});
		}
		if (!site.composite && site.call.isTop) this.#note(site, keyword, place, params);
		return site.composite ? FAILS : RETURNS;
	}

	#note(site: Site, keyword: string, place: Place, params: Row['params']): void {
		const property = params['missingProperty'] ?? params['additionalProperty'] ?? params['propertyName'];
		this.origin ??= {
			keyword,
			place,
			instance: site.owner,
			property: typeof property === 'string' ? property : null,
		};
	}

	/** Whether a schema that checks nothing but types (see `onlyTypes`) fits: then it need not be applied. */
	fitsTypes(types: readonly TypeName[] | null, datum: Datum): boolean {
		if (types === null) return false;
		for (const type of types) if (this.data.is(datum, type)) return true;
		return false;
	}

	/** The same schema's context for a schema inside one of its keywords, on the same datum. */
	inside(site: Site, schema: Value, path: string, mode: Partial<Pick<Site, 'composite' | 'silent'>> = {}): Site {
		return { ...site, ...mode, schema, schemaPath: `${site.schemaPath}/${path}` };
	}

	/** The same on another datum. */
	beside(site: Site, schema: Value, path: string, datum: Datum, token: string): Site {
		// Written out: this is made for every property and item.
		return {
			call: site.call,
			schema,
			datum,
			owner: typeof datum === 'number' ? datum : site.owner,
			instancePath: `${site.instancePath}/${token}`,
			schemaPath: `${site.schemaPath}/${path}`,
			composite: site.composite,
			silent: site.silent,
			propertyName: site.propertyName,
			copiedAt: site.copiedAt,
		};
	}
}

/** A key of a datum: different for different data. */
function keyOf({ datum, owner }: Pick<Site, 'datum' | 'owner'>): string | number {
	if (typeof datum === 'number') return datum;
	return datum === FUNCTION ? `${owner}` : `${owner} ${datum.name}`;
}
