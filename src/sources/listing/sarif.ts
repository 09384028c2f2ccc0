import type { Log, Region, ReportingDescriptor, Result } from 'sarif';
import type { Finding, Range, Report, Severity } from '../../core/report.ts';
import type { SourceEntry } from '../source.ts';
import type { Judged, PlacedFinding } from './model.ts';
import { RULES } from './sarif-rules.ts';
import { sarifUri } from './sarif-uri.ts';

export interface SarifInput {
	/** Where the text comes from: a path relative to the root of the repository, with `/`. */
	readonly path: string;
	/** Version of Keyhole. */
	readonly version: string;
	/** The whole report of each profile on each schema. */
	readonly judged: Iterable<Judged>;
	/** Findings on the document around the schemas. */
	readonly findings?: readonly PlacedFinding[];
	/** Why the text cannot be read, where it cannot. */
	readonly unreadable?: { readonly message: string; readonly range: Range };
}

const LEVELS: Readonly<Record<Severity, Result.level>> = { error: 'error', warning: 'warning', info: 'note' };

/** A run's findings as a SARIF 2.1.0 log, so that a CI service can annotate the lines of the file. */
export function toSarif({ path, version, judged, findings = [], unreadable }: SarifInput): Log {
	const uri = sarifUri(path);
	const rules: ReportingDescriptor[] = [];
	const results: Result[] = [];
	const add = (code: keyof typeof RULES, result: Omit<Result, 'ruleId' | 'ruleIndex'>): void => {
		const ruleId = `keyhole/${code}`;
		let ruleIndex = rules.findIndex(({ id }) => id === ruleId);
		if (ruleIndex < 0) ruleIndex = rules.push(ruleOf(ruleId, RULES[code])) - 1;
		results.push({ ruleId, ruleIndex, ...result });
	};
	if (unreadable !== undefined) {
		const { message, range } = unreadable;
		add('parse', { level: 'error', message: { text: message }, locations: [location(uri, range)] });
	}
	for (const { code, severity, message, range, pointer, basis, source } of findings) {
		add(code, {
			level: LEVELS[severity],
			message: { text: message },
			locations: [location(uri, range, pointer)],
			properties: { basis, source },
		});
	}
	for (const { entry, reports } of judged) {
		for (const report of reports) {
			// The value is not in this file.
			for (const finding of report.findings.filter(({ side }) => side === 'schema')) {
				add(finding.code, resultOf(uri, entry, report, finding));
			}
		}
	}
	return {
		$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
		version: '2.1.0',
		runs: [
			{
				tool: { driver: { name: 'Keyhole', version, rules } },
				columnKind: 'utf16CodeUnits',
				artifacts: [{ location: { uri }, roles: ['analysisTarget'] }],
				results,
			},
		],
	};
}

/** A rule with the texts that services show: above its results, in lists, and where help is asked for. */
function ruleOf(id: string, text: string): ReportingDescriptor {
	return { id, shortDescription: { text }, fullDescription: { text }, help: { text } };
}

function resultOf(uri: string, entry: SourceEntry, report: Report, finding: Finding): Omit<Result, 'ruleId'> {
	const { severity, message, range, schemaLocation, related, basis, source, first, keyword } = finding;
	const { profile, context } = report;
	const pointer = schemaLocation ?? entry.pointer;
	return {
		level: LEVELS[severity],
		message: { text: `${entry.name}, ${profile.id}: ${message}` },
		locations: [location(uri, range, pointer)],
		...(related?.side === 'schema' ? { relatedLocations: [location(uri, related.range)] } : {}),
		partialFingerprints: { 'keyhole/v1': `${profile.id} ${context} ${finding.code} ${keyword ?? ''} ${pointer}` },
		properties: {
			profile: profile.id,
			profileVersion: profile.version,
			context,
			first,
			basis,
			...(source === undefined ? {} : { source }),
		},
	};
}

function location(uri: string, range: Range, pointer?: string) {
	return {
		physicalLocation: { artifactLocation: { uri }, region: regionOf(range) },
		...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
	};
}

function regionOf({ start, end }: Range): Region {
	return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
