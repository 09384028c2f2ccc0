import { pointerOf } from '../document/pointer.ts';
import type { Resource } from '../plan/resource.ts';
import type { SchemaPlace } from './evaluation.ts';
import { stepInto, type Trace } from './trace.ts';

/** One unit of the standard's output. */
export interface OutputUnit {
	readonly valid: boolean;
	/** The way through keywords and references; absent in `flag`. */
	readonly keywordLocation?: string;
	/** The keyword in its own document; "#…" alone where that has no URI. */
	readonly absoluteKeywordLocation?: string;
	readonly instanceLocation?: string;
	readonly error?: string;
	readonly errors?: readonly OutputUnit[];
	/** JSON text, to the letter: a double would not hold every number. */
	readonly annotation?: { readonly json: string };
	readonly annotations?: readonly OutputUnit[];
}

type Locations = Pick<OutputUnit, 'keywordLocation' | 'absoluteKeywordLocation'>;

/** Where a keyword is, by the way to it and by itself. */
export function locations(place: SchemaPlace, trace: Trace | undefined): Locations {
	if (trace === undefined) return { keywordLocation: pointerOf(place.document, place.node) };
	return locationsAt(trace.path + stepInto(trace.schema, place), place, trace.schema.resource);
}

/** The same for a way that is known. The place by itself is left out where it is the same and has no URI. */
export function locationsAt(keywordLocation: string, place: SchemaPlace, resource: Resource): Locations {
	const { uri, document, node } = resource;
	const pointer = stepInto({ document, node }, place);
	if (uri === '' && pointer === keywordLocation) return { keywordLocation };
	return { keywordLocation, absoluteKeywordLocation: `${uri}#${fragmentOf(pointer)}` };
}

/** A pointer as a URI fragment (RFC 6901, section 6). */
function fragmentOf(pointer: string): string {
	return pointer
		.replace(/\p{Surrogate}/gu, '\ufffd')
		.replace(/[^\w\-.~!$&'()*+,;=:@/?]/gu, (character) => encodeURIComponent(character));
}
