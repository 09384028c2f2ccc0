import type { Task } from '../admission/tasks.ts';
import type { Place } from '../admission/view.ts';
import type { Row } from './row.ts';
import type { Runner } from './run.ts';
import { FAILS, FITS, type Outcome, type Site } from './site.ts';

/** Goes where the reference leads: into a function of its own, or into the schema copied here. */
export function* reference(runner: Runner, site: Site, place: Place): Task<Outcome> {
	const link = site.call.environment.links.get(place.node);
	if (link === undefined) return FITS;
	if (link.kind === 'inline') {
		const inlined: Site = { ...site, schema: link.schema, schemaPath: link.path, copiedAt: place.node };
		return (yield runner.schema(inlined)) as Outcome;
	}
	const from = { isTop: site.call.isTop && !site.composite, silent: site.silent };
	const rows = (yield runner.call(link.environment, site, from)) as readonly Row[] | null;
	if (rows === null) return FITS;
	// One by one: a call takes only so many arguments.
	for (const row of rows) site.call.rows.push(row);
	return FAILS;
}
