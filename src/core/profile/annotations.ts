import type { Document } from '../document/document.ts';
import { pointerOf } from '../document/pointer.ts';
import { annotate } from '../evaluate/annotate.ts';
import type { Annotation as Collected } from '../evaluate/evaluation.ts';
import type { Plan } from '../plan/plan.ts';
import type { Annotation, Annotations } from '../report.ts';
import { shorten } from './excerpt.ts';
import type { Places } from './places.ts';

/** Annotations listed; of a long value there are as many as it has parts. */
const MOST_LISTED = 1000;
/** UTF-16 units of what one says. */
const LONGEST_TEXT = 200;

/**
 * What the schema says about the parts of a value, in the order of the value and then of the schema. Empty when the value does not fit.
 * @param plan compiled with `traced: true`
 * @param schema the document that is judged
 */
export function annotationsOf(plan: Plan, value: Document, schema: Document, places: Places): Annotations {
	const collected = [...annotate(plan, value)].sort((a, b) => a.instance - b.instance || a.schema.node - b.schema.node);
	return {
		total: collected.length,
		listed: collected.slice(0, MOST_LISTED).map((annotation) => annotationOf(annotation, value, schema, places)),
	};
}

function annotationOf(
	{ keyword, schema: { document, node }, instance, trace }: Collected,
	value: Document,
	schema: Document,
	places: Places,
): Annotation {
	const entry = document === schema ? places.entry('schema', node) : null;
	const further = document === schema ? null : places.inFurther(document, node);
	const { start, end } = document.span(node);
	return {
		instanceLocation: pointerOf(value, instance),
		keyword,
		// One more than is shown, so that the cut is seen.
		text: shorten(document.text.slice(start, Math.min(end, start + LONGEST_TEXT + 1)), LONGEST_TEXT),
		schemaLocation: document === schema ? (places.pointer('schema', node) ?? '') : pointerOf(document, node),
		...(document === schema ? {} : { schemaUri: trace.schema.resource.uri }),
		range: places.range('value', value.span(instance)),
		...(entry === null ? {} : { related: { side: 'schema', range: places.range('schema', entry) } }),
		...(further === null ? {} : { further }),
	};
}
