// The resolver that the host's validator uses itself: what it accepts, what it normalizes and what it says of
// a malformed URI decide whether a block is taken, and no other resolver answers the same.
import uri from 'fast-uri';

/** A URI without the empty fragment at its end. */
export function normalizeId(id: string): string {
	return id.replace(/#\/?$/, '');
}

/** A URI resolved against a base. @throws Error when either is malformed */
export function resolveAsWritten(base: string, reference: string): string {
	return uri.resolve(base, reference);
}

/** The same without an empty fragment. @throws Error when either is malformed */
export function resolveUri(base: string, reference: string): string {
	return resolveAsWritten(base, normalizeId(reference));
}

/** A URI without its fragment, and a `#` at the end. @throws Error when it cannot be written again */
export function fullPath(id: string): string {
	return `${uri.serialize(uri.parse(id)).split('#')[0]}#`;
}

/** The path of a reference, as `fullPath` says, and its fragment. @throws Error when it cannot be written again */
export function splitReference(reference: string): { readonly path: string; readonly fragment: string | undefined } {
	const parsed = uri.parse(reference);
	return { path: `${uri.serialize(parsed).split('#')[0]}#`, fragment: parsed.fragment };
}
