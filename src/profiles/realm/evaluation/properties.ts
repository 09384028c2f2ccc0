import { ARRAY } from '../../../core/document/document.ts';
import { escapeToken } from '../../../core/document/pointer.ts';
import { takesEverything } from '../admission/emptiness.ts';
import { escapeFragment, schemasByName } from '../admission/keyword.ts';
import type { Task } from '../admission/tasks.ts';
import { booleanOf, ownProperty } from '../admission/value.ts';
import type { Place } from '../admission/view.ts';
import type { Runner } from './run.ts';
import { firstMissing, names, regexOf } from './simple.ts';
import { FITS, type Outcome, type Site, SKIPS, variableAt } from './site.ts';

/** From so many properties on, the validator looks a name up in the schema's own object. */
const LOOK_UP_FROM = 9;

/**
 * The variable that says whether a name fits is not set where there is no name, and keeps what an earlier object
 * in the same loop left in it: then the rest of the group is passed over.
 */
export function* propertyNames(runner: Runner, site: Site, place: Place): Task<Outcome> {
	if (takesEverything(place)) return FITS;
	const { variables } = site.call;
	const variable = variableAt(site, place);
	for (const name of runner.data.properties(site.datum).keys()) {
		const inner = runner.inside(site, place, 'propertyNames', { composite: true });
		const outcome = (yield runner.schema({ ...inner, datum: { name }, propertyName: name })) as Outcome;
		variables.set(variable, outcome === FITS);
		if (outcome !== FITS) {
			return runner.append(site, 'propertyNames', place, { propertyName: name }, 'property name must be valid');
		}
	}
	return variables.get(variable) === true ? FITS : SKIPS;
}

export function* additionalProperties(runner: Runner, site: Site, place: Place): Task<Outcome> {
	if (takesEverything(place)) return FITS;
	const isAdditional = additionalTest(site);
	for (const [name, node] of runner.data.properties(site.datum)) {
		if (!isAdditional(name)) continue;
		if (booleanOf(place) === false) {
			const message = 'must NOT have additional properties';
			return runner.fail(site, 'additionalProperties', place, { additionalProperty: name }, message);
		}
		const inner = runner.beside(site, place, 'additionalProperties', node, escapeToken(name));
		const outcome = (yield runner.schema(inner)) as Outcome;
		if (outcome !== FITS) return outcome;
	}
	return FITS;
}

function additionalTest(site: Site): (name: string) => boolean {
	const named = byName(site, 'properties').map(([name]) => name);
	const patterns = byName(site, 'patternProperties').map(([source]) => regexOf(source));
	const known = new Set(named);
	if (named.length >= LOOK_UP_FROM && ownProperty(ownObject(site, 'properties'), '__proto__') !== null) {
		known.add('__proto__');
	}
	return (name) => !known.has(name) && !patterns.some((regex) => regex.test(name));
}

function ownObject(site: Site, keyword: string): Place {
	return ownProperty(site.schema, keyword) as Place;
}

function byName(site: Site, keyword: string): readonly (readonly [string, Place])[] {
	const value = ownProperty(site.schema, keyword);
	return value === null ? [] : schemasByName(value);
}

export function* dependencies(runner: Runner, site: Site, place: Place): Task<Outcome> {
	const entries = schemasByName(place);
	for (const [property, list] of entries) {
		if (list.document.kind(list.node) !== ARRAY) continue;
		const outcome = requiredBeside(runner, site, place, property, names(list));
		if (outcome !== FITS) return outcome;
	}
	for (const [property, schema] of entries) {
		if (schema.document.kind(schema.node) === ARRAY || takesEverything(schema)) continue;
		if (runner.data.property(site.datum, property) === undefined) continue;
		const path = `dependencies/${escapeFragment(property)}`;
		const outcome = (yield runner.schema(runner.inside(site, schema, path))) as Outcome;
		if (outcome !== FITS) return outcome;
	}
	return FITS;
}

function requiredBeside(
	runner: Runner,
	site: Site,
	place: Place,
	property: string,
	wanted: readonly string[],
): Outcome {
	if (wanted.length === 0 || runner.data.property(site.datum, property) === undefined) return FITS;
	const missingProperty = firstMissing(runner, site, wanted);
	if (missingProperty === undefined) return FITS;
	const deps = wanted.join(', ');
	const params = { property, missingProperty, depsCount: wanted.length, deps };
	const noun = wanted.length === 1 ? 'property' : 'properties';
	return runner.fail(
		site,
		'dependencies',
		place,
		params,
		`must have ${noun} ${deps} when property ${property} is present`,
	);
}

export function* properties(runner: Runner, site: Site, place: Place): Task<Outcome> {
	for (const [name, schema] of schemasByName(place)) {
		if (takesEverything(schema)) continue;
		const datum = runner.data.property(site.datum, name);
		if (datum === undefined) continue;
		const path = `properties/${escapeFragment(name)}`;
		const outcome = (yield runner.schema(runner.beside(site, schema, path, datum, escapeToken(name)))) as Outcome;
		if (outcome !== FITS) return outcome;
	}
	return FITS;
}

export function* patternProperties(runner: Runner, site: Site, place: Place): Task<Outcome> {
	for (const [source, schema] of schemasByName(place)) {
		if (takesEverything(schema)) continue;
		const regex = regexOf(source);
		const path = `patternProperties/${escapeFragment(source)}`;
		for (const [name, node] of runner.data.properties(site.datum)) {
			if (!regex.test(name)) continue;
			const outcome = (yield runner.schema(runner.beside(site, schema, path, node, escapeToken(name)))) as Outcome;
			if (outcome !== FITS) return outcome;
		}
	}
	return FITS;
}
