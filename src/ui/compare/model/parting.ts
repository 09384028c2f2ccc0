import type { Finding, KeywordUse, Report } from '../../../core/index.ts';
import { GATE_LOOKS, gatesOf } from '../../model/gates.ts';
import { DISPOSITIONS } from '../../model/keywords.ts';
import { code } from '../../model/prose.ts';
import { decisive } from '../../model/verdict.ts';
import { reasonKey } from './groups.ts';
import { reasonOf } from './outcome.ts';

/** A report and the name of who made it. */
export interface Named {
	readonly name: string;
	readonly report: Report;
}

/** Where two profiles first differ over the same texts. */
export interface Parting {
	/** `outcome`: they answer differently. `reason`: alike, for different reasons. `reading`: alike, but a keyword means another thing. */
	readonly kind: 'outcome' | 'reason' | 'reading' | 'none';
	/** Sentences with code between backticks. */
	readonly sentences: readonly string[];
	/** The places that they speak of. */
	readonly places: readonly Finding[];
}

/** Names the first divergence: the first gate that one passes and the other does not, else the reason, else a keyword. */
export function partingOf(a: Named, b: Named): Parting {
	const [gatesA, gatesB] = [gatesOf(a.report), gatesOf(b.report)];
	const at = gatesA.findIndex(({ state }, index) => state !== gatesB[index].state);
	const places = [a, b].map(({ report }) => stopOf(report)).filter((finding) => finding !== null);
	if (at >= 0) {
		const sides = [
			{ ...a, state: gatesA[at].state },
			{ ...b, state: gatesB[at].state },
		];
		return {
			kind: 'outcome',
			sentences: [
				`They part at “${gatesA[at].name}”.`,
				...sides.map(({ name, report, state }) => `${name}: ${explain(report, state)}`),
			],
			places,
		};
	}
	if (reasonKey(a.report) !== reasonKey(b.report)) {
		return {
			kind: 'reason',
			sentences: [
				'They stop at the same gate, for different reasons.',
				...[a, b].map(({ name, report }) => `${name}: ${reasonOf(report) ?? 'nothing stops it.'}`),
			],
			places,
		};
	}
	const reason = reasonOf(a.report);
	if (reason !== null) return { kind: 'none', sentences: [`They stop at the same place: ${reason}`], places };
	return readings(a, b);
}

function explain(report: Report, state: keyof typeof GATE_LOOKS): string {
	const word = GATE_LOOKS[state].word;
	if (state === 'passed') return `${word}.`;
	const reason = reasonOf(report);
	return reason === null ? `${word}.` : `${word}. ${reason}`;
}

function stopOf(report: Report): Finding | null {
	return report.verdict === 'accepted' ? null : decisive(report);
}

function readings(a: Named, b: Named): Parting {
	const others = new Map(b.report.keywords.map((use) => [use.keyword, use]));
	const differing = a.report.keywords.flatMap((use) => {
		const other = others.get(use.keyword);
		return other === undefined || other.disposition === use.disposition ? [] : [{ use, other }];
	});
	const [first] = differing.sort((x, y) => offset(x.use) - offset(y.use));
	if (first === undefined) {
		return { kind: 'none', sentences: ['Nothing in this schema and value parts them.'], places: [] };
	}
	const { use, other } = first;
	return {
		kind: 'reading',
		sentences: [
			'They answer alike here, but read the schema differently.',
			`${code(use.keyword)}, at ${code(use.first)}: ${DISPOSITIONS[use.disposition].word} by ${a.name}, ${DISPOSITIONS[other.disposition].word} by ${b.name}.`,
		],
		places: [],
	};
}

function offset({ range }: KeywordUse): number {
	return range?.start.offset ?? 0;
}
