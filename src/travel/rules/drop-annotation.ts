import { type Document, STRING } from '../../core/document/document.ts';
import type { Rule } from '../rule.ts';
import { isAnnotation, isKeywordAnywhere, leadsInto, membersOf } from '../schema.ts';

/** Keywords that structure a schema: they check nothing, and others depend on them. */
const STRUCTURE: ReadonlySet<string> = new Set(['$schema', '$id', 'id', '$defs', 'definitions', '$vocabulary', '$ref']);

/** Annotations, and names that no dialect knows: what only others know may be meant as they mean it. */
export const dropAnnotation: Rule = {
	id: 'drop-annotation',
	title: 'Drop an annotation',
	kind: 'keeps-meaning',
	*propose(place) {
		const { document, node, refused, aliases } = place;
		for (const [keyword, value] of membersOf(document, node)) {
			if (refused !== null && !refused.has(keyword)) continue;
			const unknown =
				!isKeywordAnywhere(keyword) &&
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
					? `Drop \`${keyword}\`: it means nothing in any dialect.`
					: `Drop the annotation \`${keyword}\`: no value is checked by it.`,
			};
		}
	},
};

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

/** The root's own address, where every reference stays within the document. */
export const dropId: Rule = {
	id: 'drop-id',
	title: 'Drop the address of the schema',
	kind: 'keeps-meaning',
	*propose({ document, node, dialect }) {
		const keyword = dialect === 'draft-04' ? 'id' : '$id';
		const id = membersOf(document, node).get(keyword);
		if (id === undefined || node !== 0 || document.kind(id) !== STRING) return;
		if (!isOnlyName(document, keyword)) return;
		yield {
			variant: keyword,
			keyword,
			changes: [{ kind: 'remove', node: id }],
			sentence: `Drop \`${keyword}\`: every reference stays within the schema without it.`,
		};
	},
};

/** Whether nothing else in the document is found by an address, and no reference leads anywhere but into it by a pointer. */
function isOnlyName(document: Document, keyword: string): boolean {
	let ids = 0;
	for (let at = 1; at < document.size; at++) {
		const key = document.key(at);
		if (key === keyword) ids++;
		if (key !== undefined && /^\$(?:anchor|dynamicAnchor|dynamicRef|recursiveAnchor|recursiveRef)$/.test(key))
			return false;
		if (key === '$ref' && (document.kind(at) !== STRING || !/^#(?:$|\/)/.test(document.string(at)))) return false;
	}
	return ids === 1;
}
