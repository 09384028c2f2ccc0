import { readFurther, rulesWith } from './choices.ts';
import type { Document } from './document/document.ts';
import { LineIndex, linesOf } from './document/lines.ts';
import type { ReadResult } from './document/syntax.ts';
import type { Failure } from './evaluate/evaluation.ts';
import { type OutputFormat, outputOf, outputText } from './evaluate/output.ts';
import { type Examination, examine, othersOf, partsOf } from './examine.ts';
import { Memory } from './memory.ts';
import { annotationsOf } from './profile/annotations.ts';
import { furtherFindings } from './profile/further.ts';
import { failureMessage } from './profile/messages.ts';
import { Places, type SchemaInPlace, type SourceText } from './profile/places.ts';
import type { Outcome, Profile, RawFinding } from './profile/profile.ts';
import { readingFindings } from './profile/reading.ts';
import { type Stage, type StageName, stagesOf } from './profile/stages.ts';
import { keywordRows, meterRows, tallyOf } from './profile/summary.ts';
import type { Report, Verdict } from './report.ts';

export { Memory } from './memory.ts';
export type { SchemaInPlace, SchemaSite, SourceText } from './profile/places.ts';

/** Another schema document that references may reach. */
export interface NamedSchema {
	readonly uri: string;
	/** JSON or YAML: how it begins tells which. */
	readonly text: string;
}

export interface JudgeInput {
	readonly id?: string;
	readonly profile: Profile;
	/** One of the profile's contexts; the default one when absent. */
	readonly context?: string;
	/** A text, or a part of a document that is read already. */
	readonly schema: SourceText | SchemaInPlace;
	/** null: judge the schema alone. */
	readonly value: SourceText | null;
	readonly schemas?: readonly NamedSchema[];
	/** Whether `format` asserts, in profiles that leave it open. */
	readonly formatAssertion?: boolean;
	/** Whether annotations are told, by profiles that are a published dialect. */
	readonly annotations?: boolean;
	/** The standard's output that is told, by the same profiles. */
	readonly output?: OutputFormat;
}

const SEVERITIES = { error: 0, warning: 1, info: 2 };

/**
 * Judges one schema and one value by one profile. Pure: the same input gives the same report, whatever the
 * memory holds.
 * @param memory keeps what need not be done again between runs; a fresh one by default
 * @throws RangeError when the profile has no such context
 */
export function judge(input: JudgeInput, memory: Memory = new Memory()): Report {
	const { profile } = input;
	const context = input.context ?? profile.contexts[0].id;
	if (!profile.contexts.some(({ id }) => id === context)) {
		throw new RangeError(`The profile "${profile.id}" has no context "${context}".`);
	}
	const { schemaRead, schemaText, base } = readSchema(input.schema, memory);
	const valueRead = input.value === null ? null : memory.read(input.value);
	const schema = schemaRead.ok ? schemaRead.document : null;
	const value = valueRead?.ok ? valueRead.document : null;
	const standard = profile.standard === true;
	const further = readFurther(profile, input.schemas ?? [], memory);
	const trace = standard && (input.annotations === true || input.output !== undefined);
	const seen = examine({
		profile,
		context,
		schema,
		value,
		rules: rulesWith(profile, input.formatAssertion),
		schemas: further,
		memory,
		trace,
	});
	const site = 'document' in input.schema ? input.schema.site : undefined;
	const stages = stagesOf({
		profile,
		seen,
		schema,
		value,
		schemaReading: readingFindings('schema', schemaRead, profile),
		valueReading: valueRead === null ? [] : readingFindings('value', valueRead, profile),
		placed: site === undefined ? [] : (profile.placed?.(context, site) ?? []),
		further: furtherFindings(
			further,
			profile,
			(document) => {
				const others = othersOf({ schemas: further });
				const make = () => profile.admit(document, context, others);
				return memory.derive(document, `admission ${profile.id} ${context}`, make, partsOf(others));
			},
			seen.problems,
		),
	});
	const { stage, first, verdict } = stopOf(stages);
	const findings = inOrder(stages, first);
	const places = new Places(
		{ schema, value },
		{
			schema: () => (schema === null ? new LineIndex(schemaText) : linesOf(schema)),
			value: () => (value === null ? new LineIndex(input.value?.text ?? '') : linesOf(value)),
		},
		further,
		base,
	);
	const outcome: Outcome = {
		context,
		verdict,
		stage,
		schema,
		value,
		schemaSyntax: schemaRead.ok ? null : schemaRead.error,
		valueSyntax: valueRead === null || valueRead.ok ? null : valueRead.error,
		admission: seen.admission,
		preflight: seen.preflight,
		evaluation: seen.evaluation,
		first,
		findings,
		...(site === undefined ? {} : { site }),
	};
	return {
		...(input.id === undefined ? {} : { id: input.id }),
		profile: { id: profile.id, version: profile.version },
		context,
		verdict,
		schemaTaken: schema === null ? null : !hasError(stages, ['schema-text', 'schema']),
		valueFits: fits(stages, value, seen.evaluation?.valid ?? null),
		findings: findings.map((finding) => places.finding(finding, finding === first)),
		meters: meterRows(seen.measured, seen.evaluation, profile, places),
		keywords: schema === null ? [] : keywordRows(schema, seen.facts?.keywords ?? [], places),
		tally: tallyOf(seen.facts?.extent ?? null, value, seen.evaluation),
		reply: profile.reply(outcome),
		replyNote: profile.replyNote(outcome),
		...told(input, seen, { schema, value, places }),
	};
}

/** What is told on request alone. */
function told(
	{ annotations, output }: JudgeInput,
	{ traced }: Examination,
	{ schema, value, places }: { schema: Document | null; value: Document | null; places: Places },
): Pick<Report, 'annotations' | 'output'> {
	if (traced === null || schema === null || value === null) return {};
	const sentence = (failure: Failure): string => failureMessage(failure, value);
	const unit = output === undefined ? null : outputOf(traced, value, output, sentence);
	return {
		...(annotations === true ? { annotations: annotationsOf(traced, value, schema, places) } : {}),
		...(unit === null ? {} : { output: outputText(unit) }),
	};
}

function readSchema(
	schema: JudgeInput['schema'],
	memory: Memory,
): { schemaRead: ReadResult; schemaText: string; base: string } {
	if (!('document' in schema)) return { schemaRead: memory.read(schema), schemaText: schema.text, base: '' };
	const { document, notes, pointer } = schema;
	return { schemaRead: { ok: true, document, notes }, schemaText: document.text, base: pointer };
}

const isError = ({ severity }: RawFinding): boolean => severity === 'error';

/** Where the host stops: the first error of the first stage that has one. */
function stopOf(stages: readonly Stage[]): { stage: StageName | null; first: RawFinding | null; verdict: Verdict } {
	for (const { name, findings, verdict } of stages) {
		const first = findings.find(isError);
		if (first !== undefined) return { stage: name, first, verdict: verdict(first) };
	}
	return { stage: null, first: null, verdict: 'accepted' };
}

/** The host's first on top, then errors, warnings and notes, each in the order in which they were found. */
function inOrder(stages: readonly Stage[], first: RawFinding | null): readonly RawFinding[] {
	return stages
		.flatMap(({ findings }) => findings)
		.sort((a, b) => Number(b === first) - Number(a === first) || SEVERITIES[a.severity] - SEVERITIES[b.severity]);
}

function hasError(stages: readonly Stage[], names: readonly StageName[]): boolean {
	return stages.some(({ name, findings }) => names.includes(name) && findings.some(isError));
}

/** Whether the value fits; null where a limit ran out first or the value was never evaluated. */
function fits(stages: readonly Stage[], value: Document | null, valid: boolean | null): boolean | null {
	if (value === null) return null;
	const mine = (finding: RawFinding): boolean =>
		isError(finding) && finding.side === 'value' && finding.code !== 'limit';
	const early: readonly StageName[] = ['before-schema', 'envelope', 'value-text'];
	return stages.some(({ name, findings }) => early.includes(name) && findings.some(mine)) ? false : valid;
}
