import type { OutputUnit } from './output-unit.ts';

/** Units nested deeper than this stand on one line: see document/json-write.ts. */
const MOST_INDENTED = 100;

/** The standard's output as JSON text, indented by two spaces; the numbers of annotations keep their digits. */
export function outputText(unit: OutputUnit): string {
	const parts: string[] = [];
	writeUnit(unit, 0, parts);
	return parts.join('');
}

/** Units are bounded in depth, so that recursion is safe here. */
function writeUnit({ errors, annotations, annotation, ...plain }: OutputUnit, level: number, parts: string[]): void {
	const inner = lineOf(level + 1);
	let before = `{${inner}`;
	const begin = (name: string): void => {
		parts.push(before, JSON.stringify(name), ': ');
		before = `,${inner}`;
	};
	for (const [name, value] of Object.entries(plain)) {
		begin(name);
		parts.push(JSON.stringify(value));
	}
	if (annotation !== undefined) {
		begin('annotation');
		parts.push(annotation.json);
	}
	for (const [name, units] of Object.entries({ errors, annotations })) {
		if (units === undefined) continue;
		begin(name);
		writeList(units, level + 1, parts);
	}
	parts.push(lineOf(level), '}');
}

function writeList(units: readonly OutputUnit[], level: number, parts: string[]): void {
	if (units.length === 0) {
		parts.push('[]');
		return;
	}
	let before = `[${lineOf(level + 1)}`;
	for (const unit of units) {
		parts.push(before);
		writeUnit(unit, level + 1, parts);
		before = `,${lineOf(level + 1)}`;
	}
	parts.push(lineOf(level), ']');
}

const lineOf = (level: number): string => (level > MOST_INDENTED ? '' : `\n${'  '.repeat(level)}`);
