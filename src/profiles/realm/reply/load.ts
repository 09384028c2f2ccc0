import type { Json, Reply } from '../../../core/report.ts';
import type { Compilation } from '../admission/block.ts';
import type { Place } from '../admission/view.ts';
import { type BlockContext, siteOf, WORKFLOW_ID } from '../contexts.ts';
import { refusalOf, storedParamsRefusal } from '../messages/refusal.ts';
import { ADVISORY, advisoryOf } from '../messages/warning.ts';

/** What `--strict` makes of a file that loads: its exit code and its last line. */
function strictOutcome(warnings: number): Json {
	const valid = `Valid: ${WORKFLOW_ID} v1 (1 step)`;
	if (warnings === 0) return { exitCode: 0, text: valid };
	const counted = `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
	return { exitCode: 1, text: `${valid} — ${counted}; failing due to --strict` };
}

/** What the loader says of a block: its refusal, or its warnings and what `--strict` makes of them. */
export function loadReply(block: Place, compilation: Compilation, context: BlockContext): Reply {
	const site = siteOf(context);
	const refusal = refusalOf(block, compilation, site);
	if (refusal !== null) return refusedReply(refusal.text, block, compilation, context);
	const warnings = compilation.lines.map(({ text }) => advisoryOf(text, block, site).text);
	return {
		phase: 'load',
		severity: warnings.length > 0 ? 'warning' : 'none',
		code: warnings.length > 0 ? ADVISORY : null,
		warnings,
		strict: strictOutcome(warnings.length),
		text: warnings.join('\n'),
	};
}

function refusedReply(text: string, block: Place, compilation: Compilation, { key }: BlockContext): Reply {
	const stored = key === 'params_schema' ? storedParamsRefusal(block, compilation, WORKFLOW_ID) : null;
	return {
		phase: 'load',
		severity: 'error',
		code: 'VALIDATION_WORKFLOW_SCHEMA',
		warnings: [],
		strict: { exitCode: 1, text: `Invalid workflow: ${text}` },
		validator: compilation.problems[0]?.text ?? null,
		...(stored !== null && {
			stored: { code: 'VALIDATION_WORKFLOW_SCHEMA', agent_action: 'stop', text: stored },
		}),
		text,
	};
}
