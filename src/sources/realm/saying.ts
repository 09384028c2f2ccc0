import type { Document } from '../../core/document/document.ts';
import type { Severity } from '../../core/report.ts';
import type { HostSaying, SourceFinding } from '../source.ts';
import type { LoaderLine } from './lines.ts';
import { loadWorkflow } from './loader.ts';
import { NOT_CHECKED, outcomeOf } from './outcome.ts';

/** What the loader says of a workflow file around its schemas: fields, steps, what each kind of step takes. */
export function workflowFindings(document: Document): readonly SourceFinding[] {
	const { refusals, warnings } = loadWorkflow(document, false);
	const finding = ({ text, pointer, span }: LoaderLine, severity: Severity): SourceFinding => ({
		code: 'host',
		severity,
		message: text.replace(/^⚠ /, ''),
		basis: 'source',
		source: "Realm's loader",
		pointer,
		span,
	});
	return [
		...refusals.map((line) => finding(line, 'error')),
		// A field that the loader does not know counts as an error to it.
		...warnings.map((line) => finding(line, line.key === undefined ? 'warning' : 'error')),
	];
}

/** What `realm workflow validate` would print of a workflow file, as far as its schemas and steps go. */
export function workflowSaying(document: Document): HostSaying {
	const loading = loadWorkflow(document);
	return {
		profile: 'realm',
		command: 'realm workflow validate',
		...outcomeOf(document, loading, false),
		strict: outcomeOf(document, loading, true),
		notChecked: NOT_CHECKED,
	};
}
