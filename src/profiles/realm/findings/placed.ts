import type { SchemaSite } from '../../../core/profile/places.ts';
import type { RawFinding } from '../../../core/profile/profile.ts';
import { blockContext, siteOf } from '../contexts.ts';
import { readersOf, takingOf } from '../messages/homes.ts';

/** What the host makes of a block on a kind of step that does not read it: it refuses it there, or lets it lie. */
export function placed(context: string, site: SchemaSite): readonly RawFinding[] {
	const { key, step } = siteOf(blockContext(context), site);
	if (step === null) return [];
	const taking = takingOf(key, step.kind);
	if (taking === null || taking === 'reads') return [];
	const readers = readersOf(key).join(' and ');
	const refuses = taking === 'refuses';
	const message = refuses
		? `\`${key}\` has no place on a step of kind ${step.kind}: the host reads it on ${readers} steps alone and refuses it here.`
		: `\`${key}\` has no effect on a step of kind ${step.kind}: the host reads it on ${readers} steps alone.`;
	return [
		{
			code: refuses ? 'unsupported-keyword' : 'without-effect',
			severity: refuses ? 'error' : 'warning',
			side: 'schema',
			keyword: null,
			node: 0,
			mark: 'value',
			...(site.nameSpan === undefined ? {} : { span: site.nameSpan }),
			message,
			basis: 'source',
			source: 'Realm, the workflow loader',
		},
	];
}
