import { STRING } from '../../core/document/document.ts';
import { walkSubschemas } from '../../core/profile/subschemas.ts';
import type { Change } from '../edits/changes.ts';
import type { Rule } from '../rule.ts';
import { isPlain, membersOf } from '../schema.ts';

/** `definitions` ↔ `$defs` of the root, with every reference into them. */
export const definitionsName: Rule = {
	id: 'definitions-name',
	title: 'Hold definitions under the other name',
	kind: 'keeps-meaning',
	*propose({ document, node }) {
		if (node !== 0 || !isPlain(document, 0)) return;
		const members = membersOf(document, node);
		for (const [from, to] of [
			['definitions', '$defs'],
			['$defs', 'definitions'],
		]) {
			const value = members.get(from);
			if (value === undefined || members.has(to)) continue;
			const changes: Change[] = [{ kind: 'rename', node: value, name: to }];
			for (const { node: schema } of walkSubschemas(document, 0)) {
				const at = membersOf(document, schema).get('$ref') ?? -1;
				if (at < 0 || document.kind(at) !== STRING) continue;
				const reference = document.string(at);
				if (!reference.startsWith(`#/${from}/`)) continue;
				const json = JSON.stringify(`#/${to}/${reference.slice(from.length + 3)}`);
				changes.push({ kind: 'value', node: at, json });
			}
			yield {
				variant: to,
				keyword: from,
				changes,
				sentence: `Hold the definitions under \`${to}\`, with their references.`,
			};
		}
	},
};
