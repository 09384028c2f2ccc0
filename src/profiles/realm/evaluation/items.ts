import { ARRAY } from '../../../core/document/document.ts';
import type { Task } from '../admission/tasks.ts';
import { booleanOf, ownProperty } from '../admission/value.ts';
import type { Place } from '../admission/view.ts';
import { onlyTypes } from './code.ts';
import { isEverything, listed } from './parts.ts';
import type { Runner } from './run.ts';
import { FITS, type Outcome, type Site, SKIPS, variableAt } from './site.ts';

/** How many schemas `items` lists beside this keyword. */
function tupleLength(site: Site): number {
	const items = ownProperty(site.schema, 'items');
	return items === null ? 0 : listed(items).length;
}

export function* additionalItems(runner: Runner, site: Site, place: Place): Task<Outcome> {
	const first = tupleLength(site);
	const nodes = runner.data.items(site.datum);
	if (booleanOf(place) === false) {
		if (nodes.length <= first) return FITS;
		const message = `must NOT have more than ${first} items`;
		return runner.fail(site, 'additionalItems', place, { limit: first }, message);
	}
	return isEverything(place) ? FITS : ((yield each(runner, site, place, 'additionalItems', first)) as Outcome);
}

export function* items(runner: Runner, site: Site, place: Place): Task<Outcome> {
	if (place.document.kind(place.node) === ARRAY) return (yield tuple(runner, site, place)) as Outcome;
	return isEverything(place) ? FITS : ((yield each(runner, site, place, 'items', 0)) as Outcome);
}

function* each(runner: Runner, site: Site, schema: Place, keyword: string, from: number): Task<Outcome> {
	const nodes = runner.data.items(site.datum);
	const types = onlyTypes(schema);
	for (let i = from; i < nodes.length; i++) {
		if (runner.fitsTypes(types, nodes[i])) continue;
		const inner = runner.beside(site, schema, keyword, nodes[i], String(i));
		const outcome = (yield runner.schema(inner)) as Outcome;
		if (outcome !== FITS) return outcome;
	}
	return FITS;
}

/**
 * The schemas of a tuple. The variable that says whether an item fits is not set where there is no item, and
 * keeps what an earlier array in the same loop left in it: then the rest of the group is passed over.
 */
function* tuple(runner: Runner, site: Site, place: Place): Task<Outcome> {
	const nodes = runner.data.items(site.datum);
	const { variables } = site.call;
	const variable = variableAt(site, place);
	for (const [index, schema] of listed(place).entries()) {
		if (isEverything(schema)) continue;
		let outcome: Outcome = FITS;
		if (index < nodes.length) {
			const inner = runner.beside(site, schema, `items/${index}`, nodes[index], String(index));
			outcome = (yield runner.schema(inner)) as Outcome;
			variables.set(variable, outcome === FITS);
		}
		if (outcome !== FITS) return outcome;
		if (variables.get(variable) !== true) return SKIPS;
	}
	return FITS;
}

/** As in a tuple, the variable that says whether an item fits keeps what an earlier array left in it. */
export function* contains(runner: Runner, site: Site, place: Place): Task<Outcome> {
	const nodes = runner.data.items(site.datum);
	const { rows, variables } = site.call;
	const before = rows.length;
	const variable = variableAt(site, place);
	if (isEverything(place)) variables.set(variable, nodes.length > 0);
	else {
		for (const [index, node] of nodes.entries()) {
			const inner = { ...runner.beside(site, place, 'contains', node, String(index)), composite: true };
			variables.set(variable, (yield runner.schema(inner)) === FITS);
			if (variables.get(variable) === true) break;
		}
	}
	if (variables.get(variable) !== true) {
		return runner.fail(site, 'contains', place, { minContains: 1 }, 'must contain at least 1 valid item(s)');
	}
	rows.length = before;
	return FITS;
}
