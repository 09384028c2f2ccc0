import { enveloped } from '../compare/index.ts';
import {
	type GeneratedValue,
	generateValues,
	judge,
	type Memory,
	othersOf,
	type Profile,
	type Report,
	read,
	readFurther,
	rulesWith,
	type SchemaInPlace,
	type SourceText,
	toJson,
	toYaml,
} from '../core/index.ts';
import { schemaAt } from '../sources/index.ts';
import type { GenerateRequest, MadeValue } from './protocol.ts';

/** Values of which one is taken, and texts that are tried for them at most. */
const MOST_VALUES = 16;
const MOST_TRIES = 600;
/** Characters of a value that stays on one line. */
const ONE_LINE = 60;

/** What a request says, looked up. */
interface Making extends Omit<GenerateRequest, 'profile'> {
	readonly profile: Profile;
	readonly memory: Memory;
	readonly judged: SourceText | SchemaInPlace;
}

/**
 * Makes a value of a schema under a profile's dialect and rules, in the envelope of its context. Where the host takes
 * the schema, its judgement confirms the value; nothing else is answered then.
 * @param find looks a profile up
 * @throws Error when there is no such profile or context, or no schema at the pointer
 */
export function generateJob(
	{ profile: id, ...request }: GenerateRequest,
	find: (id: string) => Profile,
	memory: Memory,
): MadeValue {
	const { schema, pointer } = request;
	const judged = pointer === undefined ? schema : schemaAt(schema, pointer, memory);
	const making: Making = { ...request, profile: find(id), memory, judged };
	const { schemaTaken, findings } = reportOf(making, null);
	if (schemaTaken === null) {
		const sentence = `No value was made: ${findings[0]?.message ?? 'the schema cannot be read.'}`;
		return { status: 'none', sentence };
	}
	const { values, tried, problem } = candidates(making);
	// A value that fits: the fullest comes first. A rule to break: another one each time.
	const from = request.want === 'valid' || values.length === 0 ? 0 : request.seed % values.length;
	const ordered = [...values.slice(from), ...values.slice(0, from)];
	const refusals: string[] = [];
	let same: MadeValue | null = null;
	for (const each of ordered) {
		const made = confirm(making, each, schemaTaken);
		if (typeof made === 'string') refusals.push(made);
		else if (made.value.text === making.present.text) same ??= { ...made, other: false };
		else return made;
	}
	return same ?? { status: 'none', sentence: whyNone(making, { tried, problem, refusal: refusals[0] }) };
}

function candidates({ judged, profile, settings, memory, want, seed }: Making) {
	const result = 'document' in judged ? null : memory.read(judged);
	const document = 'document' in judged ? judged.document : result?.ok === true ? result.document : null;
	if (document === null) throw new Error('A schema that was judged was not read.');
	const { dialect } = profile;
	const rules = rulesWith(profile, settings.formatAssertion);
	const schemas = othersOf({ schemas: readFurther(profile, settings.schemas, memory) });
	const options = { seed, want, limit: MOST_VALUES, tries: MOST_TRIES, dialect, rules, schemas };
	const { values, tried, problems } = generateValues(document, options);
	return { values, tried, problem: problems[0]?.message };
}

type Made = Extract<MadeValue, { status: 'made' }>;

/** The value as it would be put in; or, where the host answers otherwise than wanted, what it stops at. */
function confirm(making: Making, { text, rule }: GeneratedValue, taken: boolean): Made | string {
	const given = enveloped(text, { profile: making.profile, context: making.context });
	let refusal = '';
	for (const value of spellings(given, making.present.format)) {
		const location = `${making.pointer ?? ''}${rule?.schemaLocation ?? ''}`;
		const broken = rule === null ? null : { keyword: rule.keyword, schemaLocation: location };
		if (!taken) return { status: 'made', value, rule: broken, confirmed: false, other: true };
		const { verdict, findings } = reportOf(making, value);
		if (verdict === (making.want === 'valid' ? 'accepted' : 'invalid')) {
			return { status: 'made', value, rule: broken, confirmed: true, other: true };
		}
		refusal = findings.find(({ first }) => first)?.message ?? '';
	}
	return refusal;
}

/** A JSON text as it may be put in: in the notation that is wanted, and, where that says another thing, as JSON. */
function spellings(text: string, format: SourceText['format']): readonly SourceText[] {
	const result = read(text, 'json');
	if (!result.ok) return [{ text, format: 'json' }];
	const json = { text: text.length <= ONE_LINE ? text : toJson(result.document, 2).text, format: 'json' } as const;
	if (format === 'json') return [json];
	const yaml = toYaml(result.document);
	return yaml.losses.length > 0 ? [json] : [{ text: yaml.text, format: 'yaml' }, json];
}

function reportOf({ judged, profile, context, settings, memory }: Making, value: SourceText | null): Report {
	const { formatAssertion, schemas } = settings;
	return judge({ profile, context, schema: judged, value, formatAssertion, schemas }, memory);
}

interface Failed {
	readonly tried: number;
	readonly problem: string | undefined;
	readonly refusal: string | undefined;
}

function whyNone({ want, profile: { title } }: Making, { tried, problem, refusal }: Failed): string {
	const what = want === 'valid' ? 'a value that fits' : 'a value that breaks one rule of the schema';
	if (problem !== undefined) return `No value was made: ${problem}`;
	if (refusal !== undefined && refusal !== '') {
		return `${title} refuses each value that was made, though the schema describes it: ${refusal}`;
	}
	const count = tried.toLocaleString('en');
	return `Not found: ${what}. ${count} ${tried === 1 ? 'was' : 'were'} tried, which is no proof that there is none.`;
}
