import { FALSE, OBJECT, TRUE } from '../../core/document/document.ts';
import type { Rule } from '../rule.ts';
import { jsonOf } from '../schema.ts';

/** `true` ↔ `{}`, `false` ↔ `{ "not": {} }`. */
export const booleanSchema: Rule = {
	id: 'boolean-schema',
	title: 'Write a boolean schema as an object, or back',
	kind: 'keeps-meaning',
	*propose({ document, node, dialect }) {
		if (dialect === 'draft-04') return;
		const kind = document.kind(node);
		const keyword = document.key(node) ?? '';
		const to = (json: string) => ({
			variant: json,
			keyword,
			changes: [{ kind: 'value', node, json } as const],
			sentence: `Write the schema \`${jsonOf(document, node)}\` as \`${json}\`.`,
		});
		if (kind === TRUE) yield to('{}');
		else if (kind === FALSE) yield to('{"not":{}}');
		else if (kind === OBJECT && document.counts[node] === 0) yield to('true');
		else if (
			kind === OBJECT &&
			/^\{"not":(?:\{\}|true)\}$/.test(document.nexts[node] - node < 4 ? jsonOf(document, node) : '')
		) {
			yield to('false');
		}
	},
};
