import { type Document, NUMBER, OBJECT, STRING } from '../../../core/document/document.ts';
import type { Failure, FailureDetail } from '../../../core/evaluate/evaluation.ts';
import { viewOf } from '../admission/view.ts';
import type { Row } from '../evaluation/row.ts';
import type { Origin } from '../evaluation/site.ts';

/** The host's first failure in the engine's terms, for where the engine does not find it. */
export function originFailure(origin: Origin, rows: readonly Row[], value: Document): Failure {
	const row = rows.find(({ keyword }) => keyword === origin.keyword);
	return {
		keyword: origin.keyword === 'false schema' ? 'false' : origin.keyword,
		schema: origin.place,
		instance: origin.instance,
		detail: row === undefined ? { kind: 'wrapper', name: origin.keyword } : detailOf(origin, row, value),
	};
}

function detailOf({ keyword, instance, property }: Origin, { params, message }: Row, value: Document): FailureDetail {
	const text = (name: string) => String(params[name]);
	switch (keyword) {
		case 'false schema':
			return { kind: 'false' };
		case 'type':
			return { kind: 'type', expected: [params['type']].flat().map(String) };
		case 'multipleOf':
			return { kind: 'multiple', divisor: text('multipleOf') };
		case 'pattern':
			return { kind: 'pattern', pattern: text('pattern') };
		case 'const':
		case 'enum':
			return { kind: 'values' };
		case 'required':
			return { kind: 'missing', property: text('missingProperty') };
		case 'dependencies':
			return { kind: 'missing', property: text('missingProperty'), because: text('property') };
		case 'not':
			return { kind: 'not' };
		case 'anyOf':
			return { kind: 'branches', matched: [] };
		case 'oneOf':
			return { kind: 'branches', matched: [params['passingSchemas'] ?? []].flat().map(Number) };
		case 'uniqueItems':
			return { kind: 'duplicate', first: Number(params['j']), second: Number(params['i']) };
		case 'additionalProperties':
		case 'propertyNames': {
			const node = property === null ? instance : viewOf(value).get(instance, property);
			return { kind: keyword === 'propertyNames' ? 'name' : 'extra', property: property ?? '', node };
		}
		default:
			return 'limit' in params
				? { kind: 'bound', limit: text('limit'), actual: actualOf(value, instance) }
				: { kind: 'wrapper', name: message };
	}
}

/** What a bound looks at: the number, the length of a string, the number of items or properties. */
function actualOf(value: Document, node: number): string {
	const kind = value.kind(node);
	if (kind === NUMBER) return value.numberText(node);
	if (kind === STRING) return String([...value.string(node)].length);
	return String(kind === OBJECT ? viewOf(value).object(node).size : value.counts[node]);
}
