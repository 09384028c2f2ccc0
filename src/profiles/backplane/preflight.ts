import { type Document, NULL, OBJECT } from '../../core/document/document.ts';
import { excerpt } from '../../core/profile/excerpt.ts';
import type { Preflight } from '../../core/profile/profile.ts';
import { hostError } from './errors.ts';
import { CODE } from './problems.ts';
import { unreadableNumber } from './unreadable.ts';

/**
 * What the host asks of the arguments before it looks at the schema: text that its decoder can hold, and a map.
 * Only a schema that is null is told of first.
 */
export function preflight(value: Document, _context: string, schema: Document): Preflight {
	const unreadable = unreadableNumber(value, 'value');
	if (unreadable !== null) return { findings: [unreadable], root: -1, beforeSchema: true, memo: null };
	if (value.kind(0) === OBJECT) return { findings: [], root: 0, beforeSchema: false, memo: null };
	return {
		findings: [
			{
				code: 'envelope',
				severity: 'error',
				side: 'value',
				keyword: null,
				node: 0,
				mark: 'value',
				message: `The arguments of a tool must be an object; this is ${excerpt(value, 0)}.`,
				basis: 'source',
				source: CODE,
			},
		],
		root: -1,
		beforeSchema: schema.kind(0) !== NULL,
		memo: hostError('not-maps'),
	};
}
