import { ARRAY } from '../../core/document/document.ts';
import type { Rule } from '../rule.ts';
import { isKeyword, jsonOf, membersOf } from '../schema.ts';

/** `const: v` ↔ `enum: [v]`. */
export const constEnum: Rule = {
	id: 'const-enum',
	title: 'Write a constant as a list of one value, or back',
	kind: 'keeps-meaning',
	*propose({ document, node, dialect }) {
		const members = membersOf(document, node);
		const constant = members.get('const');
		const list = members.get('enum');
		if (!isKeyword(dialect, 'const')) return;
		if (constant !== undefined && list === undefined) {
			yield {
				variant: 'enum',
				keyword: 'const',
				changes: [
					{ kind: 'rename', node: constant, name: 'enum' },
					{ kind: 'value', node: constant, json: `[${jsonOf(document, constant)}]` },
				],
				sentence: 'Write `const` as an `enum` of one value.',
			};
		}
		if (list !== undefined && constant === undefined && document.kind(list) === ARRAY && document.counts[list] === 1) {
			yield {
				variant: 'const',
				keyword: 'enum',
				changes: [
					{ kind: 'rename', node: list, name: 'const' },
					{ kind: 'value', node: list, json: jsonOf(document, list + 1) },
				],
				sentence: 'Write the `enum` of one value as `const`.',
			};
		}
	},
};
