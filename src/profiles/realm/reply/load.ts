import { linesOf } from '../../../core/document/lines.ts';
import type { SchemaSite } from '../../../core/profile/places.ts';
import type { Json, Reply } from '../../../core/report.ts';
import type { Compilation } from '../admission/block.ts';
import type { Place } from '../admission/view.ts';
import { type BlockContext, type HostNames, namesOf, siteOf } from '../contexts.ts';
import { valueAt } from '../messages/authored.ts';
import { prohibition } from '../messages/homes.ts';
import { type Refusal, refusalOf, storedParamsRefusal } from '../messages/refusal.ts';
import { type BlockSite, prefixOf } from '../messages/site.ts';
import { ADVISORY, advisoryOf } from '../messages/warning.ts';

/** What `--strict` makes of a file that loads: its exit code and its last line. */
function strictOutcome(warnings: number, { workflow, version, steps }: HostNames): Json {
	const valid = `Valid: ${workflow} v${version} (${steps} ${steps === 1 ? 'step' : 'steps'})`;
	if (warnings === 0) return { exitCode: 0, text: valid };
	const counted = `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
	return { exitCode: 1, text: `${valid} — ${counted}; failing due to --strict` };
}

/** What the loader says of a block: its refusal, or its warnings and what `--strict` makes of them. */
export function loadReply(block: Place, compilation: Compilation, context: BlockContext, at?: SchemaSite): Reply {
	const site = siteOf(context, at);
	const names = namesOf(at);
	const refusal = refusalOf(block, compilation, site);
	const prohibited = prohibitionAt(site);
	if (refusal !== null) return refusedReply(refusal, prohibited, block, compilation, context, names);
	if (prohibited !== null) return prohibitedReply(prohibited, site.lineOf?.([]) ?? null);
	const warnings = compilation.lines.map(({ text, place }) => ({
		code: ADVISORY,
		text: advisoryOf(text, block, site).text,
		line: place === null ? null : lineOf(place),
	}));
	return {
		phase: 'load',
		severity: warnings.length > 0 ? 'warning' : 'none',
		code: warnings.length > 0 ? ADVISORY : null,
		warnings,
		strict: strictOutcome(warnings.length, names),
		text: warnings.map(({ text }) => text).join('\n'),
	};
}

/** The line of this text on which a keyword stands: of the workflow file the loader cites others. */
function lineOf({ document, node }: Place): number {
	return linesOf(document).position(document.keySpan(node).start).line;
}

/** The loader's refusal of a block on a kind of step that does not take it; null where it does. */
function prohibitionAt(site: BlockSite): string | null {
	const { key, step, stepLine, lineOf } = site;
	const text = step === null ? null : prohibition(key, step.kind);
	if (text === null) return null;
	const line = lineOf?.([]);
	const sentence = `${prefixOf(site)}${text}`;
	if (line !== undefined) return `${sentence} (line ${line})`;
	return stepLine === undefined ? sentence : `${sentence} (step at line ${stepLine})`;
}

function prohibitedReply(text: string, line: number | null): Reply {
	return {
		phase: 'load',
		severity: 'error',
		code: 'VALIDATION_WORKFLOW_SCHEMA',
		line,
		warnings: [],
		strict: { exitCode: 1, text: `Invalid workflow: ${text}` },
		validator: null,
		text,
	};
}

function refusedReply(
	refusal: Refusal,
	prohibited: string | null,
	block: Place,
	compilation: Compilation,
	{ key }: BlockContext,
	{ workflow }: HostNames,
): Reply {
	const { text, path } = refusal;
	const all = prohibited === null ? text : `${text}\n${prohibited}`;
	const several = `Invalid workflow — 2 errors:\n${all.replace(/^/gm, '  ')}`;
	const keyword = path === null ? null : valueAt(block, path);
	const stored = key === 'params_schema' ? storedParamsRefusal(block, compilation, workflow) : null;
	return {
		phase: 'load',
		severity: 'error',
		code: 'VALIDATION_WORKFLOW_SCHEMA',
		line: keyword === null ? null : lineOf(keyword),
		warnings: [],
		strict: { exitCode: 1, text: prohibited === null ? `Invalid workflow: ${text}` : several },
		validator: compilation.problems[0]?.text ?? null,
		...(stored !== null && {
			stored: { code: 'VALIDATION_WORKFLOW_SCHEMA', agent_action: 'stop', text: stored },
		}),
		text: all,
	};
}
