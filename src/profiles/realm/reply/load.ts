import { linesOf } from '../../../core/document/lines.ts';
import type { SchemaSite } from '../../../core/profile/places.ts';
import type { Json, Reply } from '../../../core/report.ts';
import type { Compilation } from '../admission/block.ts';
import type { Place } from '../admission/view.ts';
import { type BlockContext, type HostNames, namesOf, siteOf } from '../contexts.ts';
import { valueAt } from '../messages/authored.ts';
import { type Refusal, refusalOf, storedParamsRefusal } from '../messages/refusal.ts';
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
	if (refusal !== null) return refusedReply(refusal, block, compilation, context, names);
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

function refusedReply(
	refusal: Refusal,
	block: Place,
	compilation: Compilation,
	{ key }: BlockContext,
	{ workflow }: HostNames,
): Reply {
	const { text, path } = refusal;
	const keyword = path === null ? null : valueAt(block, path);
	const stored = key === 'params_schema' ? storedParamsRefusal(block, compilation, workflow) : null;
	return {
		phase: 'load',
		severity: 'error',
		code: 'VALIDATION_WORKFLOW_SCHEMA',
		line: keyword === null ? null : lineOf(keyword),
		warnings: [],
		strict: { exitCode: 1, text: `Invalid workflow: ${text}` },
		validator: compilation.problems[0]?.text ?? null,
		...(stored !== null && {
			stored: { code: 'VALIDATION_WORKFLOW_SCHEMA', agent_action: 'stop', text: stored },
		}),
		text,
	};
}
