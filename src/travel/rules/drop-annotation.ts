import { STRING } from '../../core/document/document.ts';
import type { Rule } from '../rule.ts';
import { isAnnotation, isKeyword, membersOf } from '../schema.ts';

/** Keywords that structure a schema: they check nothing, and others depend on them. */
const STRUCTURE: ReadonlySet<string> = new Set(['$schema', '$id', 'id', '$defs', 'definitions', '$vocabulary', '$ref']);

/** Annotations, and names that the dialect does not know. */
export const dropAnnotation: Rule = {
	id: 'drop-annotation',
	title: 'Drop an annotation',
	kind: 'keeps-meaning',
	*propose(place) {
		const { document, node, dialect, refused, aliases } = place;
		for (const [keyword, value] of membersOf(document, node)) {
			if (refused !== null && !refused.has(keyword)) continue;
			const unknown =
				!isKeyword(dialect, keyword) &&
				!STRUCTURE.has(keyword) &&
				!keyword.startsWith('$') &&
				!Object.hasOwn(aliases, keyword);
			if (!isAnnotation(keyword, place) && !unknown) continue;
			if (unknown && leadsInto(document.text, keyword)) continue;
			yield {
				variant: keyword,
				keyword,
				changes: [{ kind: 'remove', node: value }],
				sentence: unknown
					? `Drop \`${keyword}\`: it means nothing in the dialect.`
					: `Drop the annotation \`${keyword}\`: no value is checked by it.`,
			};
		}
	},
};

/** Whether a reference in the text may lead through a member of this name. */
function leadsInto(text: string, keyword: string): boolean {
	return /\$(?:ref|recursiveRef|dynamicRef)/.test(text) && text.includes(`/${keyword}`);
}

/** `format`, where it only annotates. */
export const dropFormat: Rule = {
	id: 'drop-format',
	title: 'Drop a format that only annotates',
	kind: 'keeps-meaning',
	*propose({ document, node, formatAssertion }) {
		const format = membersOf(document, node).get('format');
		if (format === undefined || formatAssertion) return;
		const name = document.kind(format) === STRING ? ` "${document.string(format)}"` : '';
		yield {
			variant: 'format',
			keyword: 'format',
			changes: [{ kind: 'remove', node: format }],
			sentence: `Drop \`format\`${name}: it only annotates in the dialect. Hosts that check it would check it no more.`,
		};
	},
};

/** The root's `$schema`: the schema is still meant in the dialect that it named. */
export const dropDialect: Rule = {
	id: 'drop-dialect',
	title: 'Drop the line that names the dialect',
	kind: 'keeps-meaning',
	*propose({ document, node }) {
		const uri = membersOf(document, node).get('$schema');
		if (uri === undefined || node !== 0) return;
		yield {
			variant: '$schema',
			keyword: '$schema',
			changes: [{ kind: 'remove', node: uri }],
			sentence: 'Drop `$schema`: each host reads the schema in its own dialect.',
		};
	},
};
