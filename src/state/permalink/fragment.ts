/** The version of the link format that is written; every version up to it is read. */
export const LINK_VERSION = 1;

/** What the fragment of a URL asks for. The grammar is in docs/permalink.md. */
export type Fragment =
	| { readonly kind: 'none' }
	| { readonly kind: 'example'; readonly id: string }
	/** A link of this or an earlier version; its parts are not yet checked. */
	| { readonly kind: 'state'; readonly payload: string; readonly check: string }
	/** A link of a version that is not known here. */
	| { readonly kind: 'version'; readonly version: string }
	/** It starts as a link does, but its parts are not there. */
	| { readonly kind: 'broken' }
	| { readonly kind: 'foreign' };

const EXAMPLE = /^example=([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const VERSIONED = /^v([1-9][0-9]*)\./;

/** Tells fragments apart. Takes a URL, a fragment with its `#`, or a link's fragment without it. */
export function readFragment(urlOrFragment: string): Fragment {
	const hash = urlOrFragment.indexOf('#');
	const text = hash < 0 ? urlOrFragment : urlOrFragment.slice(hash + 1);
	const version = VERSIONED.exec(text)?.[1];
	if (version !== undefined) {
		if (version !== String(LINK_VERSION)) return { kind: 'version', version };
		const [payload, check, ...rest] = text.slice(version.length + 2).split('.', 3);
		return check === undefined || rest.length > 0 ? { kind: 'broken' } : { kind: 'state', payload, check };
	}
	const example = EXAMPLE.exec(text)?.[1];
	if (example !== undefined) return { kind: 'example', id: example };
	return hash < 0 || text === '' ? { kind: 'none' } : { kind: 'foreign' };
}

/** The fragment, with its `#`, that opens an example. */
export function exampleFragment(id: string): string {
	return `#example=${id}`;
}
