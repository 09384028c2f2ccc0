/**
 * URI references as RFC 3986 has them, resolved as text: URIs of schemas are names, and must not be changed
 * by what a browser thinks of their scheme.
 */

interface UriParts {
	readonly scheme: string | undefined;
	readonly authority: string | undefined;
	readonly path: string;
	readonly query: string | undefined;
	readonly fragment: string | undefined;
}

/** The expression of RFC 3986, appendix B. */
const PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/;

function split(uri: string): UriParts {
	const [, scheme, authority, path = '', query, fragment] = PARTS.exec(uri) ?? [];
	return { scheme, authority, path, query, fragment };
}

function join({ scheme, authority, path, query, fragment }: UriParts): string {
	return [
		scheme === undefined ? '' : `${scheme}:`,
		authority === undefined ? '' : `//${authority}`,
		path,
		query === undefined ? '' : `?${query}`,
		fragment === undefined ? '' : `#${fragment}`,
	].join('');
}

/** RFC 3986, 5.2.4. */
function removeDotSegments(path: string): string {
	const kept: string[] = [];
	const segments = path.split('/');
	segments.forEach((segment, index) => {
		const last = index === segments.length - 1;
		if (segment === '..') {
			// The empty segment before a leading slash stays.
			if (kept.length > 1 || (kept.length === 1 && kept[0] !== '')) kept.pop();
			if (last) kept.push('');
		} else if (segment === '.') {
			if (last) kept.push('');
		} else kept.push(segment);
	});
	return kept.join('/');
}

/** RFC 3986, 5.2.3. */
function mergePaths(base: UriParts, path: string): string {
	if (base.authority !== undefined && base.path === '') return `/${path}`;
	return base.path.slice(0, base.path.lastIndexOf('/') + 1) + path;
}

/** Resolves a reference against a base (RFC 3986, 5.2.2). The base may itself be relative, or "" when unknown. */
export function resolveUri(base: string, reference: string): string {
	// By far the most references, and needs no parsing.
	if (reference.startsWith('#')) return splitFragment(base).uri + reference;
	const to = split(reference);
	if (to.scheme !== undefined) return join({ ...to, path: removeDotSegments(to.path) });
	const from = split(base);
	const { scheme } = from;
	if (to.authority !== undefined) return join({ ...to, scheme, path: removeDotSegments(to.path) });
	const { authority } = from;
	const { fragment } = to;
	if (to.path === '') return join({ scheme, authority, path: from.path, query: to.query ?? from.query, fragment });
	const path = removeDotSegments(to.path.startsWith('/') ? to.path : mergePaths(from, to.path));
	return join({ scheme, authority, path, query: to.query, fragment });
}

/** A URI without its fragment, and the fragment (percent-decoded; "" when there is none). */
export function splitFragment(uri: string): { readonly uri: string; readonly fragment: string } {
	const mark = uri.indexOf('#');
	if (mark < 0) return { uri, fragment: '' };
	return { uri: uri.slice(0, mark), fragment: decode(uri.slice(mark + 1)) };
}

function decode(fragment: string): string {
	try {
		return decodeURIComponent(fragment);
	} catch {
		return fragment;
	}
}
