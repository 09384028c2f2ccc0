import type { Span } from './document.ts';
import { problem, quote } from './json-text.ts';
import type { SyntaxProblem } from './syntax.ts';

export function nonStringKeyNote(name: string, { start, end }: Span): SyntaxProblem {
	const message = `This name is not text in YAML. It is read as ${quote(name)}; another reader may rename or drop it.`;
	return problem('non-string-key', start, end, message);
}

export function mergeKeyNote({ start, end }: Span): SyntaxProblem {
	const message = 'YAML 1.2 has no merge key: << is a name like any other here. Readers of YAML 1.1 merge instead.';
	return problem('merge-key', start, end, message);
}

export function oldVersionNote(text: string): SyntaxProblem {
	const found = /^%YAML[^\r\n]*/m.exec(text);
	const start = found?.index ?? 0;
	const message = 'The text asks for another version of YAML. It is read as 1.2, where yes, no, on and off are text.';
	return problem('yaml-version', start, start + (found?.[0].length ?? 0), message);
}
