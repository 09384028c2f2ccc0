import type { Outcome } from '../../../core/profile/profile.ts';
import type { Reply } from '../../../core/report.ts';
import { compilationOf } from '../admit.ts';
import { blockContext, namesOf } from '../contexts.ts';
import { answerOf } from './host.ts';
import { loadReply } from './load.ts';
import { runReply } from './run.ts';
import { checkedInput } from './way-out.ts';

/** What the host says: when the file is loaded, and when the value is checked in a run. */
export function reply({ context, stage, schema, admission, evaluation, value, site }: Outcome): Reply {
	if (schema === null || admission === null) return unreadable('');
	// The loader's YAML reader knows no name written twice.
	if (stage === 'schema-text') return unreadable('YAML parse error: duplicated mapping key');
	const block = blockContext(context);
	const load = loadReply({ document: schema, node: 0 }, compilationOf(admission), block, site);
	if (stage === 'schema' || value === null || evaluation === null || evaluation.valid !== false) return load;
	const { warnings, strict } = load;
	return { ...runReply(answerOf(evaluation).host, block, namesOf(site)), warnings, strict };
}

function unreadable(text: string): Reply {
	return { phase: 'load', severity: 'error', code: 'RESOURCE_FORMAT_INVALID', warnings: [], text };
}

/** When the host would say it. */
export function replyNote({ context, stage, admission, evaluation, site }: Outcome): string {
	if (admission === null || stage === 'schema-text') {
		return 'Said when the workflow file is read; the reader’s words and the place in the file follow.';
	}
	if (stage === 'schema')
		return 'Said when the workflow file is loaded. The file is refused with every other problem in it.';
	if (evaluation === null || evaluation.valid !== false) {
		return 'Said when the workflow file is loaded; nothing is said of a value that fits.';
	}
	switch (blockContext(context).key) {
		case 'params_schema':
			return 'Said when a run is started: no run is created.';
		case 'trace_schema':
			return 'Said when the step is called. In mode warn, the default, the step completes; enforce refuses the call.';
		default:
			return context === 'input_schema-auto'
				? `Said before the step is claimed: the step is not run. ${checkedInput(namesOf(site).input)}`
				: 'Said when the step is called: the step stays open and can be answered again.';
	}
}
