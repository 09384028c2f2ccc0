import { expect, it } from 'vitest';
import { sarifUri } from './sarif-uri.ts';

it.each([
	['a.json', 'a.json'],
	['./flows/a.yaml', 'flows/a.yaml'],
	['flows/../a b#1?.json', 'a%20b%231%3F.json'],
	['../outside.json', '../outside.json'],
	['flows\\a.yaml', 'flows/a.yaml'],
	['größe/😀.json', 'gr%C3%B6%C3%9Fe/%F0%9F%98%80.json'],
	['a:b.json', 'a%3Ab.json'],
	['100%.json', '100%25.json'],
	['/srv/a.json', 'file:///srv/a.json'],
	['C:\\flows\\a.json', 'file:///C:/flows/a.json'],
])('%s is %s', (path, uri) => {
	expect(sarifUri(path)).toBe(uri);
	expect(() => new URL(uri, 'https://example.org/root/')).not.toThrow();
});
