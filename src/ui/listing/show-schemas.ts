import type { Workbench } from '../workbench.ts';

/** Brings the list of all schemas to the front. */
export function showSchemas({ view }: Pick<Workbench, 'view'>): void {
	view.setState({ result: 'schemas', narrowTab: 'schemas', panelOpen: true });
}
