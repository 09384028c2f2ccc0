import { findProfile } from '../profiles/index.ts';
import { literal } from '../sources/listing/markdown.ts';
import type { Replayed, Step, TargetFindings } from '../travel/view.ts';
import { plainText } from '../ui/model/prose.ts';
import { evidenceOf, KIND_WORDS, KINDS, outcomeWords, refusalWords } from '../ui/travel/model/words.ts';
import type { TravelAnswer } from '../worker/protocol.ts';
import { harmless } from './print.ts';
import type { TravelCommand } from './travel-arguments.ts';

type Answer = Extract<TravelAnswer, { readonly ok: true }>;

/**
 * What a search came to: as a person reads it (with the difference, or without: `summary`), as Markdown, or as JSON.
 * @param diff the difference of the texts; empty where there is none
 */
export function printTravel(answer: Answer, diff: string, output: TravelCommand['output'] | 'summary'): string {
	if (output === 'json') return `${JSON.stringify(jsonOf(answer, diff), null, 2)}\n`;
	const sections = sectionsOf(answer);
	if (output === 'markdown') return markdown(sections, diff);
	const text = sections.map(({ title, lines }) =>
		[...(title === null ? [] : [`${title}:`]), ...lines.map((line) => (title === null ? line : `  ${line}`))].join(
			'\n',
		),
	);
	const difference = output === 'text' && diff !== '' ? [diff.replace(/\n$/, '')] : [];
	return `${harmless([...text.map(plainText), ...difference].join('\n\n'))}\n`;
}

interface Section {
	readonly title: string | null;
	/** With code between backticks. */
	readonly lines: readonly string[];
}

function sectionsOf({ travel, note }: Answer): readonly Section[] {
	const { steps, standings, obstacles, withdrawn, unfinished } = travel;
	const made = steps.map((step): Replayed => ({ state: 'made', step, needs: null }));
	const sections: Section[] = [
		{
			title: null,
			lines: [
				outcomeWords(standings, made),
				...(note === null ? [] : [note]),
				...(unfinished ? ['The search ended before it had tried everything: more may be possible.'] : []),
				...standings.map(standingWords),
			],
		},
		{ title: 'What stands in the way', lines: obstacles.map(({ sentence }) => sentence) },
		...KINDS.map((kind) => ({
			title: KIND_WORDS[kind].title,
			lines: steps.filter((step) => step.kind === kind).map(stepWords),
		})),
		{
			title: 'Withdrawn, and not made',
			lines: withdrawn.map(({ edit, proof }) => stepWords({ ...edit, proof })),
		},
	];
	return sections.filter(({ lines }) => lines.length > 0);
}

function stepWords(step: Step): string {
	const where = step.pointer === '' ? 'The root' : step.pointer;
	return `${where}: ${[step.sentence, ...evidenceOf(step)].join(' ')}`;
}

function standingWords(standing: TargetFindings): string {
	const profile = findProfile(standing.profile);
	const context = profile?.contexts.find(({ id }) => id === standing.context)?.title ?? standing.context;
	const title = profile?.title ?? standing.profile;
	const name = (profile?.contexts.length ?? 1) > 1 ? `${title}, ${context}` : title;
	const refusal = refusalWords(standing);
	return refusal === null ? `${name} takes it.` : `${name} refuses it: ${refusal}`;
}

function markdown(sections: readonly Section[], diff: string): string {
	const parts = sections.map(({ title, lines: [first, ...rest] }) =>
		title === null
			? [`**${literal(plainText(first))}**`, '', ...rest.map(item)].join('\n')
			: [`### ${title}`, '', ...[first, ...rest].map(item)].join('\n'),
	);
	const fence = '`'.repeat(Math.max(3, ...[...diff.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
	return `${[...parts, ...(diff === '' ? [] : [`${fence}diff\n${diff}${fence}`])].join('\n\n')}\n`;
}

function item(line: string): string {
	return `- ${literal(plainText(line))}`;
}

/** What a program needs: the edits with their evidence, who takes the result, the result. */
function jsonOf({ travel, targets, schema, note }: Answer, diff: string) {
	const { steps, standings, obstacles, withdrawn, reached, unfinished, result } = travel;
	return {
		reached,
		unfinished,
		...(note === null ? {} : { note }),
		targets: standings.map(({ findings }, index) => ({ ...targets[index], taken: findings.length === 0, findings })),
		edits: steps.map(({ edits, ...step }) => step),
		obstacles,
		withdrawn: withdrawn.map(({ edit: { edits, ...edit }, proof }) => ({ ...edit, proof })),
		format: schema.format,
		result,
		diff,
	};
}
