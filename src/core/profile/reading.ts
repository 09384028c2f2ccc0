import type { Document } from '../document/document.ts';
import type { ReadResult, SyntaxCode, SyntaxProblem } from '../document/syntax.ts';
import type { FindingCode, Severity, Side } from '../report.ts';
import { shorten } from './excerpt.ts';
import type { Profile, RawFinding } from './profile.ts';

/** Texts that are well-formed but stand for no single JSON value. Everything else that stops a reader is `parse`. */
const CODES: Partial<Record<SyntaxCode, FindingCode>> = {
	'alias-cycle': 'cycle',
	'alias-expansion': 'limit',
	'complex-key': 'not-json',
	'multi-document': 'multi-document',
	'not-json': 'not-json',
	'too-large': 'limit',
};

/** Names written twice are listed up to here. */
const MOST_DUPLICATES = 200;

function syntaxFinding(side: Side, problem: SyntaxProblem, severity: Severity): RawFinding {
	return {
		code: severity === 'error' ? (CODES[problem.code] ?? 'parse') : 'advisory',
		severity,
		side,
		keyword: null,
		node: 0,
		mark: 'value',
		span: { start: problem.start, end: problem.end },
		message: problem.message,
		basis: 'documented',
	};
}

function duplicateFindings(side: Side, document: Document, profile: Profile): RawFinding[] {
	const severity = profile.duplicateNames[side] === 'refuse' ? 'error' : 'warning';
	return [...(document.shadowed ?? [])].slice(0, MOST_DUPLICATES).map((node) => {
		const name = document.key(node) ?? '';
		const last = document.child(document.parent(node), name);
		return {
			code: 'duplicate-key',
			severity,
			side,
			keyword: null,
			node,
			mark: 'name',
			otherSpan: document.keySpan(last),
			message:
				severity === 'error'
					? `The name "${shorten(name)}" is written more than once in this object; this host does not take that.`
					: `The name "${shorten(name)}" is written again later in this object; the last value counts.`,
			basis: severity === 'error' ? profile.otherKeywords.basis : 'inferred',
			property: name,
		};
	});
}

/** What reading one text had to say: the error that stopped it, or names written twice and other notes. */
export function readingFindings(side: Side, result: ReadResult, profile: Profile): readonly RawFinding[] {
	if (!result.ok) return [syntaxFinding(side, result.error, 'error')];
	const notes = result.notes.filter(({ code }) => code !== 'duplicate-key');
	return [
		...duplicateFindings(side, result.document, profile),
		...notes.map((note) => syntaxFinding(side, note, 'info')),
	];
}
