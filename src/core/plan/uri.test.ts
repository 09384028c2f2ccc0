import { describe, expect, it } from 'vitest';
import { resolveUri, splitFragment } from './uri.ts';

describe('resolveUri', () => {
	// RFC 3986, sections 5.4.1 and 5.4.2.
	it.each([
		['g:h', 'g:h'],
		['g', 'http://a/b/c/g'],
		['./g', 'http://a/b/c/g'],
		['g/', 'http://a/b/c/g/'],
		['/g', 'http://a/g'],
		['//g', 'http://g'],
		['?y', 'http://a/b/c/d;p?y'],
		['g?y', 'http://a/b/c/g?y'],
		['#s', 'http://a/b/c/d;p?q#s'],
		['g#s', 'http://a/b/c/g#s'],
		['g?y#s', 'http://a/b/c/g?y#s'],
		[';x', 'http://a/b/c/;x'],
		['g;x', 'http://a/b/c/g;x'],
		['g;x?y#s', 'http://a/b/c/g;x?y#s'],
		['', 'http://a/b/c/d;p?q'],
		['.', 'http://a/b/c/'],
		['./', 'http://a/b/c/'],
		['..', 'http://a/b/'],
		['../', 'http://a/b/'],
		['../g', 'http://a/b/g'],
		['../..', 'http://a/'],
		['../../', 'http://a/'],
		['../../g', 'http://a/g'],
		['../../../g', 'http://a/g'],
		['../../../../g', 'http://a/g'],
		['/./g', 'http://a/g'],
		['/../g', 'http://a/g'],
		['g.', 'http://a/b/c/g.'],
		['.g', 'http://a/b/c/.g'],
		['g..', 'http://a/b/c/g..'],
		['..g', 'http://a/b/c/..g'],
		['./../g', 'http://a/b/g'],
		['./g/.', 'http://a/b/c/g/'],
		['g/./h', 'http://a/b/c/g/h'],
		['g/../h', 'http://a/b/c/h'],
		['g;x=1/./y', 'http://a/b/c/g;x=1/y'],
		['g;x=1/../y', 'http://a/b/c/y'],
		['g?y/./x', 'http://a/b/c/g?y/./x'],
		['g#s/../x', 'http://a/b/c/g#s/../x'],
		['http:g', 'http:g'],
	])('takes %j to %j', (reference, target) => {
		expect(resolveUri('http://a/b/c/d;p?q', reference)).toBe(target);
	});

	it.each([
		['', 'list', 'list'],
		['', '#/a', '#/a'],
		['http://host', 'a', 'http://host/a'],
		['urn:example:root', '#a', 'urn:example:root#a'],
		['urn:example:root', 'urn:other', 'urn:other'],
		['tag:example.com,2020:x', '', 'tag:example.com,2020:x'],
	])('from %j takes %j to %j', (base, reference, target) => {
		expect(resolveUri(base, reference)).toBe(target);
	});
});

describe('splitFragment', () => {
	it.each([
		['http://a/b', 'http://a/b', ''],
		['http://a/b#', 'http://a/b', ''],
		['#/a%25b%22', '', '/a%b"'],
		['x#/100%', 'x', '/100%'],
	])('%j', (text, uri, fragment) => {
		expect(splitFragment(text)).toEqual({ uri, fragment });
	});
});
