import { Composer, type ParsedNode, Parser, type Document as YamlDocument } from 'yaml';
import { problem } from './json-text.ts';
import type { SyntaxProblem } from './syntax.ts';
import { explainYaml, tooDeep } from './yaml-errors.ts';

/** The one document of a YAML text as the `yaml` package composes it. */
export interface Composed {
	readonly contents: ParsedNode;
	/** Whether a directive asks for YAML 1.1, whose words and numbers are others. */
	readonly asksForOldVersion: boolean;
}

/**
 * Parses a YAML text and composes its document. Scalars stay text here (failsafe schema) and tags are only kept,
 * not followed: what they mean in JSON is decided by the reader alone.
 */
export function composeYaml(text: string): Composed | SyntaxProblem {
	const composer = new Composer({
		version: '1.2',
		schema: 'failsafe',
		resolveKnownTags: false,
		uniqueKeys: false,
		prettyErrors: false,
		logLevel: 'silent',
	});
	const documents: YamlDocument.Parsed[] = [];
	let second = -1;
	let count = 0;
	try {
		for (const token of new Parser().parse(text)) {
			if (token.type === 'document' && ++count === 2) {
				second = token.offset;
				break;
			}
			documents.push(...composer.next(token));
		}
		documents.push(...composer.end(true, text.length));
	} catch (error) {
		// The package calls itself for every level of nesting, and may run out of stack anywhere.
		if (error instanceof RangeError) return tooDeep(0, text.length);
		throw error;
	}
	const [document] = documents;
	if (document.errors.length > 0) return explainYaml(text, document);
	if (second >= 0) {
		const line = /[^\r\n]*/y;
		line.lastIndex = second;
		const end = second + (line.exec(text)?.[0].length ?? 0);
		const message = 'A second document begins here. One text holds one JSON value; take the others out.';
		return problem('multi-document', second, end, message);
	}
	const { contents } = document;
	if (contents === null || count === 0) {
		return problem('empty', 0, text.length, 'The text is empty. Write one value.');
	}
	const asksForOldVersion = document.directives.yaml.explicit === true && document.directives.yaml.version !== '1.2';
	return { contents, asksForOldVersion };
}
