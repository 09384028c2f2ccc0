import { countCodePoints } from '../../../core/document/code-points.ts';
import { type Place, viewOf } from '../admission/view.ts';
import type { Evaluator } from './evaluator.ts';
import { type ListedName, names } from './parts.ts';
import { plainValue } from './plain.ts';
import type { Runner } from './run.ts';
import { FITS, type Outcome, type Site } from './site.ts';

type Holds = (value: number, limit: number) => boolean;

/** A number of the schema as the validator writes it into its code: without a sign at zero. */
function limitOf({ document, node }: Place): number {
	return viewOf(document).number(node) + 0;
}

export const constant: Evaluator = (runner, site, place) => {
	if (runner.data.equals(site.datum, place)) return FITS;
	const allowedValue = plainValue(place.document, place.node);
	return runner.fail(site, 'const', place, { allowedValue }, 'must be equal to constant');
};

export const enumeration: Evaluator = (runner, site, place) => {
	const { document, node } = place;
	for (const item of viewOf(document).items(node)) {
		if (runner.data.equals(site.datum, { document, node: item })) return FITS;
	}
	const allowedValues = plainValue(document, node);
	return runner.fail(site, 'enum', place, { allowedValues }, 'must be equal to one of the allowed values');
};

export function numberBound(keyword: string, comparison: string, holds: Holds): Evaluator {
	return (runner, site, place) => {
		const limit = limitOf(place);
		if (holds(runner.data.number(site.datum), limit)) return FITS;
		return runner.fail(site, keyword, place, { comparison, limit }, `must be ${comparison} ${limit}`);
	};
}

/** Divides doubles and reads the quotient's leading digits back: quotients written with an exponent never fit. */
export const multipleOf: Evaluator = (runner, site, place) => {
	const divisor = limitOf(place);
	const quotient = runner.data.number(site.datum) / divisor;
	if (divisor !== 0 && quotient === Number.parseInt(String(quotient), 10)) return FITS;
	return runner.fail(site, 'multipleOf', place, { multipleOf: divisor }, `must be multiple of ${divisor}`);
};

function counted(keyword: string, word: string, unit: string, holds: Holds, count: CountOf): Evaluator {
	return (runner, site, place) => {
		const limit = limitOf(place);
		if (holds(count(runner, site), limit)) return FITS;
		return runner.fail(site, keyword, place, { limit }, `must NOT have ${word} than ${limit} ${unit}`);
	};
}

type CountOf = (runner: Runner, site: Site) => number;

export function length(keyword: string, word: string, holds: Holds): Evaluator {
	return counted(keyword, word, 'characters', holds, ({ data }, { datum }) => countCodePoints(data.string(datum)));
}

export function itemCount(keyword: string, word: string, holds: Holds): Evaluator {
	return counted(keyword, word, 'items', holds, ({ data }, { datum }) => data.items(datum).length);
}

export function propertyCount(keyword: string, word: string, holds: Holds): Evaluator {
	return counted(keyword, word, 'properties', holds, ({ data }, { datum }) => data.properties(datum).size);
}

const regexes = new Map<string, RegExp>();
const MOST_REGEXES = 500;

/** A pattern of the schema, compiled once. It has been compiled before: it is a regular expression. */
export function regexOf(source: string): RegExp {
	let regex = regexes.get(source);
	if (regex === undefined) {
		if (regexes.size >= MOST_REGEXES) regexes.clear();
		regex = new RegExp(source, 'u');
		regexes.set(source, regex);
	}
	return regex;
}

export const pattern: Evaluator = (runner, site, place) => {
	const source = place.document.string(place.node);
	if (regexOf(source).test(runner.data.string(site.datum))) return FITS;
	return runner.fail(site, 'pattern', place, { pattern: source }, `must match pattern "${source}"`);
};

/** From so many names on, the validator looks for them in a loop. */
const LOOP_FROM = 200;

export const required: Evaluator = (runner, site, place): Outcome => {
	const wanted = names(place);
	const missing = wanted.length < LOOP_FROM ? firstMissing(runner, site, wanted) : wanted.find(isMissing(runner, site));
	if (missing === undefined) return FITS;
	const message = `must have required property '${missing.text}'`;
	return runner.fail(site, 'required', place, { missingProperty: missing.value }, message);
};

function isMissing({ data }: Runner, { datum }: Site): (name: ListedName) => boolean {
	return ({ text }) => data.property(datum, text) === undefined;
}

/**
 * The first name that an object has not. The validator's condition assigns the name and takes the assignment's
 * value for true, so that an empty name is never found missing.
 */
export function firstMissing(runner: Runner, site: Site, wanted: readonly ListedName[]): ListedName | undefined {
	const missing = isMissing(runner, site);
	return wanted.find((name) => Boolean(name.value) && missing(name));
}
