import type { Document } from '../../core/document/document.ts';
import type { Evaluation, Failure } from '../../core/evaluate/evaluation.ts';
import { isMultipleOf, parseDecimal } from '../../core/number/index.ts';
import type { RawFinding } from '../../core/profile/profile.ts';
import { answerOf } from './reply/host.ts';
import { AJV } from './sources.ts';

/** What is to be said of an answer in which the host's code parts from JSON Schema. */
export function remarks(evaluation: Evaluation, value: Document): readonly RawFinding[] {
	const { host, engine } = answerOf(evaluation);
	const findings: RawFinding[] = [];
	if (host.thrown !== null) findings.push(thrownFinding(host.thrown));
	const [first] = engine?.failures ?? [];
	if (host.valid && first !== undefined) findings.push(note(first.instance, PASSED_OVER, first));
	if (!host.valid && engine?.valid === true) findings.push(note(host.origin?.instance ?? 0, FOUND_WANTING));
	for (const failure of evaluation.failures) {
		if (isRounded(failure, value)) findings.push(note(failure.instance, ROUNDED, failure));
	}
	return findings;
}

const PASSED_OVER =
	'By JSON Schema this does not fit, but the host’s code does not come to see it: it passes over this check here, or takes the check’s answer for a yes.';
const FOUND_WANTING = 'By JSON Schema this fits, but the host’s code answers otherwise.';
const ROUNDED = 'In decimals this is a multiple; the host divides doubles, and their quotient is not whole.';

function note(node: number, message: string, failure?: Failure): RawFinding {
	return {
		code: 'host-dependent',
		severity: 'info',
		side: 'value',
		keyword: failure?.keyword ?? null,
		node,
		mark: 'value',
		...(failure !== undefined && { schemaNode: failure.schema.node, schemaDocument: failure.schema.document }),
		message,
		...AJV,
	};
}

function thrownFinding(thrown: string): RawFinding {
	const isLoop = thrown.startsWith('Maximum call stack');
	const message = isLoop
		? 'References lead round in a circle for this value: the host runs out of stack while it checks it.'
		: `The host’s check ends in an error instead of an answer: ${thrown}.`;
	return {
		code: isLoop ? 'reference-loop' : 'host-dependent',
		severity: 'error',
		side: 'value',
		keyword: null,
		node: 0,
		mark: 'value',
		message,
		...AJV,
	};
}

function isRounded({ detail, instance }: Failure, value: Document): boolean {
	return (
		detail.kind === 'multiple' && isMultipleOf(parseDecimal(value.numberText(instance)), parseDecimal(detail.divisor))
	);
}
