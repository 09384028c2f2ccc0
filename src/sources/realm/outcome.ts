import type { Document } from '../../core/document/document.ts';
import { viewOf } from '../../profiles/realm/admission/view.ts';
import { plainValue } from '../../profiles/realm/evaluation/plain.ts';
import { member, textOf } from '../shape.ts';
import { isExtensionKey } from './keys.ts';
import type { LoaderLine } from './lines.ts';
import type { Loading } from './loader.ts';

/** What `realm workflow validate` prints of a file, and what it exits with. */
export interface Outcome {
	readonly exitCode: 0 | 1;
	readonly text: string;
}

/** Warnings that count as errors. */
const ESCALATED: ReadonlySet<string | undefined> = new Set(['UNKNOWN_WORKFLOW_KEY', 'UNKNOWN_STEP_KEY']);

/** What is not looked at: the loader may refuse a file for it all the same. */
export const NOT_CHECKED: readonly string[] = [
	'conditions (when, abort_unless, preconditions), depends_on and cycles',
	'services, mcp_servers, tools, retry, gate, trust, time limits and input_map in detail',
	'fields other than schemas on kinds of step that do not take them',
	'structured_output: strict and validation_exhaustion.default_output',
	'templates: parameters are not put in; merge keys (<<) are not followed',
	'files beside the workflow: agent profiles, extensions, context',
];

/** The outcome of loading, as the command prints it; notes (lines that begin with ℹ) are left out. */
export function outcomeOf(document: Document, loading: Loading, strict: boolean): Outcome {
	const warned = loading.warnings.map(({ text }) => text);
	const refused = refusalText(loading.refusals);
	if (refused !== null) return { exitCode: 1, text: [...warned, refused].join('\n') };
	const escalated = loading.warnings.filter(({ code }) => ESCALATED.has(code));
	if (escalated.length > 0)
		return { exitCode: 1, text: [...warned, escalation(loading.warnings, escalated)].join('\n') };
	const valid = validLine(document, loading);
	if (strict && warned.length > 0) {
		return {
			exitCode: 1,
			text: [...warned, `${valid} — ${counted(warned.length, 'warning')}; failing due to --strict`].join('\n'),
		};
	}
	const own = [...viewOf(document).object(0).keys()].filter(isExtensionKey);
	const carried =
		own.length === 0
			? ''
			: ` — ${counted(own.length, 'extension key')} carried, never read by realm: ${own.join(', ')}`;
	const description = textOf(document, 0, 'description');
	return {
		exitCode: 0,
		text: [...warned, `${valid}${carried}`, ...(description === null ? [] : [`  ${description}`])].join('\n'),
	};
}

/** One refusal on one line, several under a heading; null where there is none. */
export function refusalText(refusals: readonly LoaderLine[]): string | null {
	const [first] = refusals;
	if (first === undefined) return null;
	if (refusals.length === 1) return `Invalid workflow: ${first.text}`;
	return [`Invalid workflow — ${refusals.length} errors:`, ...refusals.map(({ text }) => `  ${text}`)].join('\n');
}

function escalation(warnings: readonly LoaderLine[], escalated: readonly LoaderLine[]): string {
	const list = escalated.map(({ code, key }) => `${code} '${key}'`).join(', ');
	return `Invalid: ${counted(warnings.length, 'warning')}, ${escalated.length} escalated to an error by policy: ${list}`;
}

function validLine(document: Document, { steps }: Loading): string {
	const id = member(document, 0, 'id');
	const version = member(document, 0, 'version');
	return `Valid: ${plainValue(document, id)} v${plainValue(document, version)} (${counted(steps.length, 'step')})`;
}

function counted(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
