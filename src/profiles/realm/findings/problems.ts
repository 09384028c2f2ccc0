import type { Document } from '../../../core/document/document.ts';
import { nodeAt } from '../../../core/document/pointer.ts';
import type { RawFinding } from '../../../core/profile/profile.ts';
import type { FindingCode } from '../../../core/report.ts';
import type { Compilation } from '../admission/block.ts';
import type { Problem, ProblemKind } from '../admission/problems.ts';
import { decidingRow } from '../messages/malformed.ts';
import { nearMiss } from '../messages/near-miss.ts';
import { AJV, type Fact, PAGE } from '../sources.ts';
import { KeywordPlaces } from './keyword-at.ts';
import { malformedValues } from './malformed.ts';

const CODES: Readonly<Record<ProblemKind, FindingCode>> = {
	'unknown-keyword': 'unsupported-keyword',
	format: 'unsupported-keyword',
	ignored: 'ignored-keyword',
	overlap: 'unsupported-keyword',
	reference: 'unresolved-reference',
	loop: 'reference-loop',
	dialect: 'dialect',
	identifier: 'malformed-schema',
	meta: 'malformed-schema',
	pattern: 'malformed-schema',
	value: 'malformed-schema',
};

/** Problems that the host's page tells of. */
const DOCUMENTED: ReadonlySet<ProblemKind> = new Set(['unknown-keyword', 'format', 'reference', 'dialect', 'meta']);

/** Everything for which the host would refuse the block, that at which it stops first. */
export function problemFindings(schema: Document, compilation: Compilation): readonly RawFinding[] {
	const { problems } = compilation;
	if (problems.length === 0) return [];
	const findings: RawFinding[] = [];
	const told = new Set<number>();
	const add = (finding: RawFinding) => {
		if (told.has(finding.node)) return;
		told.add(finding.node);
		findings.push(finding);
	};
	const isMeta = problems.some(({ kind }) => kind === 'meta');
	const malformed = isMeta ? malformedFindings(schema, compilation) : [];
	for (const problem of problems) {
		if (problem.kind === 'meta') malformed.forEach(add);
		else add(problemFinding(problem, schema));
	}
	return findings;
}

function malformedFindings(schema: Document, { metaRows, problems }: Compilation): readonly RawFinding[] {
	const places = new KeywordPlaces(schema);
	const all = malformedValues(schema);
	const row = decidingRow(metaRows);
	const first = row === undefined ? 0 : Math.max(nodeAt(schema, row.instancePath), 0);
	const thrown = problems.find(({ kind }) => kind === 'meta')?.text ?? '';
	const head = all.find(({ node }) => node === first) ?? { node: first, message: `The host says: ${thrown}.` };
	return [head, ...all].map(({ node, message }) => ({
		...base('meta', places.keywordAt(node)),
		node,
		mark: 'value',
		message,
	}));
}

function base(
	kind: ProblemKind,
	keyword: string | null,
): Pick<RawFinding, 'code' | 'severity' | 'side' | 'keyword'> & Fact {
	const fact = DOCUMENTED.has(kind) ? PAGE : AJV;
	return { code: CODES[kind], severity: 'error', side: 'schema', keyword, ...fact };
}

function problemFinding(problem: Problem, schema: Document): RawFinding {
	const { kind, keyword, place } = problem;
	// A problem in the meta-schema or at no place is one of the block as a whole.
	const node = place === null || place.document !== schema ? 0 : place.node;
	const unsupported = kind === 'value' && (keyword === 'id' || keyword === '$async');
	return {
		...base(kind, keyword),
		...(unsupported && { code: 'unsupported-keyword' }),
		node,
		mark: node === 0 ? 'value' : kind === 'unknown-keyword' || kind === 'format' ? 'entry' : 'value',
		message: messageOf(problem),
	};
}

function messageOf({ kind, keyword, text }: Problem): string {
	switch (kind) {
		case 'unknown-keyword': {
			const near = nearMiss(keyword ?? '');
			const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
			return `\`${keyword}\` is no keyword that the host knows, and it refuses those.${hint}`;
		}
		case 'format':
			return 'The host checks no formats and refuses `format`, whatever its value. `pattern` can express the shape of a string.';
		case 'ignored':
		case 'overlap':
			return `The host refuses what would have no effect or two meanings: ${text.replace(/^strict mode: /, '')}.`;
		case 'reference':
			return 'This reference leads nowhere: the block has no such definition, and the host fetches no schemas.';
		case 'loop':
			return 'References lead round in a circle: the host runs out of stack.';
		case 'dialect':
			return `The host knows draft-07 alone and refuses any other \`$schema\`: ${text}.`;
		case 'pattern':
			return `This is no regular expression that the host can compile: ${text}.`;
		default:
			return `The host cannot compile this: ${text}.`;
	}
}
