import { escapeToken } from '../../../core/document/pointer.ts';
import type { Task } from '../admission/tasks.ts';
import { booleanOf, ownProperty } from '../admission/value.ts';
import type { Place } from '../admission/view.ts';
import { onlyTypes } from './code.ts';
import { isEverything, type ListedName, type NamedPart, named, names } from './parts.ts';
import type { Runner } from './run.ts';
import { firstMissing, regexOf } from './simple.ts';
import { FITS, type Outcome, type Site, SKIPS, variableAt } from './site.ts';

/** From so many properties on, the validator looks a name up in the schema's own object. */
const LOOK_UP_FROM = 9;

/**
 * The variable that says whether a name fits is not set where there is no name, and keeps what an earlier object
 * in the same loop left in it: then the rest of the group is passed over.
 */
export function* propertyNames(runner: Runner, site: Site, place: Place): Task<Outcome> {
	if (isEverything(place)) return FITS;
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
	if (isEverything(place)) return FITS;
	const isAdditional = additionalTest(site);
	const types = onlyTypes(place);
	for (const [name, node] of runner.data.properties(site.datum)) {
		if (!isAdditional(name) || runner.fitsTypes(types, node)) continue;
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
	const properties = ownProperty(site.schema, 'properties');
	const known = new Set(partsOf(properties).map(({ name }) => name));
	if (properties !== null && known.size >= LOOK_UP_FROM && ownProperty(properties, '__proto__') !== null) {
		known.add('__proto__');
	}
	const patterns = partsOf(ownProperty(site.schema, 'patternProperties')).map(({ name }) => regexOf(name));
	return (name) => !known.has(name) && !patterns.some((regex) => regex.test(name));
}

function partsOf(place: Place | null): readonly NamedPart[] {
	return place === null ? [] : named(place);
}

export function* dependencies(runner: Runner, site: Site, place: Place): Task<Outcome> {
	const parts = named(place);
	for (const { name, schema, isList } of parts) {
		const outcome = isList ? requiredBeside(runner, site, place, name, names(schema)) : FITS;
		if (outcome !== FITS) return outcome;
	}
	for (const { name, schema, fragment, isChecked, isList } of parts) {
		if (isList || !isChecked || runner.data.property(site.datum, name) === undefined) continue;
		const outcome = (yield runner.schema(runner.inside(site, schema, `dependencies/${fragment}`))) as Outcome;
		if (outcome !== FITS) return outcome;
	}
	return FITS;
}

function requiredBeside(
	runner: Runner,
	site: Site,
	place: Place,
	property: string,
	wanted: readonly ListedName[],
): Outcome {
	if (wanted.length === 0 || runner.data.property(site.datum, property) === undefined) return FITS;
	const missing = firstMissing(runner, site, wanted);
	if (missing === undefined) return FITS;
	const deps = wanted.map(({ joined }) => joined).join(', ');
	const params = { property, missingProperty: missing.value, depsCount: wanted.length, deps };
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
	for (const { name, schema, token, fragment, isChecked } of named(place)) {
		const datum = isChecked ? runner.data.property(site.datum, name) : undefined;
		if (datum === undefined || runner.fitsTypes(onlyTypes(schema), datum)) continue;
		const inner = runner.beside(site, schema, `properties/${fragment}`, datum, token);
		const outcome = (yield runner.schema(inner)) as Outcome;
		if (outcome !== FITS) return outcome;
	}
	return FITS;
}

export function* patternProperties(runner: Runner, site: Site, place: Place): Task<Outcome> {
	for (const { name: source, schema, fragment, isChecked } of named(place)) {
		if (!isChecked) continue;
		const regex = regexOf(source);
		for (const [name, node] of runner.data.properties(site.datum)) {
			if (!regex.test(name)) continue;
			const inner = runner.beside(site, schema, `patternProperties/${fragment}`, node, escapeToken(name));
			const outcome = (yield runner.schema(inner)) as Outcome;
			if (outcome !== FITS) return outcome;
		}
	}
	return FITS;
}
