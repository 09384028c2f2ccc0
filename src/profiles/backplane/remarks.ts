import type { Document } from '../../core/document/document.ts';
import type { Evaluation } from '../../core/evaluate/evaluation.ts';
import type { RawFinding } from '../../core/profile/profile.ts';
import { crowdNote } from './causes.ts';
import { crowdedObject } from './crowded.ts';

/** Says so where the host may come to another failure first: it walks large objects in no order that can be told. */
export function remarks({ failures }: Evaluation, value: Document, schema: Document): readonly RawFinding[] {
	const places = failures.map(({ detail, instance }) => (detail.kind === 'extra' ? detail.node : instance));
	const [first, ...others] = places;
	if (first === undefined) return [];
	const inValue = crowdedObject(value, first, others);
	if (inValue >= 0) return [crowdNote(value, inValue, 'value')];
	const keywords = failures.filter(({ schema: at }) => at.document === schema).map(({ schema: at }) => at.node);
	const inSchema = crowdedObject(schema, keywords[0] ?? 0, keywords.slice(1));
	return inSchema < 0 ? [] : [crowdNote(schema, inSchema)];
}
