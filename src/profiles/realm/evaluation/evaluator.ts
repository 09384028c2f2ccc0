import type { Task } from '../admission/tasks.ts';
import type { Place } from '../admission/view.ts';
import type { Runner } from './run.ts';
import type { Outcome, Site } from './site.ts';

/** Checks one keyword; a task where schemas are applied. */
export type Evaluator = (runner: Runner, site: Site, place: Place) => Outcome | Task<Outcome>;
