import type { Finding, FindingCode, Report } from '../core/index.ts';
import type { ExpectedWarning } from '../testing/cases.ts';

const CODES: Readonly<Record<string, FindingCode>> = { strictTypes: 'strict-types', strictTuples: 'strict-tuples' };

/** Compares the strict-mode warnings of a report, one for one; nothing where a case says nothing of them. */
export function warningFaults(
	{ findings }: Report,
	expected: readonly ExpectedWarning[] | undefined,
): readonly string[] {
	if (expected === undefined) return [];
	const given = findings.filter(({ code }) => Object.values(CODES).includes(code));
	const left = [...given];
	const missing = expected.filter((warning) => {
		const at = left.findIndex((finding) => isWarning(finding, warning));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
	return [
		...missing.map((warning) => `no warning ${JSON.stringify(warning)}`),
		...left.map(({ code, keyword, schemaLocation }) => `unexpected warning ${code} of ${keyword} at ${schemaLocation}`),
	];
}

/** The case points at the schema, the report at the keyword in it. */
function isWarning({ code, severity, keyword, schemaLocation }: Finding, { kind, about, pointer }: ExpectedWarning) {
	const named = /for "([^"]+)"$/.exec(about ?? '')?.[1];
	return (
		code === CODES[kind] &&
		severity === 'warning' &&
		(schemaLocation === pointer || schemaLocation === `${pointer}/${keyword}`) &&
		(named === undefined || named === keyword)
	);
}
