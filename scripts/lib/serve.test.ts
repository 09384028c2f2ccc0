import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type Site, serve } from './serve.mjs';

const parent = mkdtempSync(join(tmpdir(), 'keyhole-serve-'));
const root = join(parent, 'dist');
mkdirSync(join(root, 'assets'), { recursive: true });
mkdirSync(join(parent, 'dist-secret'));
writeFileSync(join(parent, 'secret.txt'), 'secret');
writeFileSync(join(parent, 'dist-secret', 'a.txt'), 'secret');
writeFileSync(join(root, 'index.html'), '<!doctype html>');
writeFileSync(join(root, 'assets', 'worker.js'), 'self');
writeFileSync(join(root, 'assets', 'a b.svg'), '<svg/>');

let site: Site;
beforeAll(async () => {
	site = await serve({ root, base: '/some/sub-path/' });
});
afterAll(() => site.close());

/** Asks without the normalisation that fetch does to paths. */
function rawStatus(path: string): Promise<number | undefined> {
	const { hostname, port } = new URL(site.url);
	return new Promise((settle, fail) => {
		request({ hostname, port, path }, (answer) => settle(answer.resume().statusCode))
			.on('error', fail)
			.end();
	});
}

describe('a served site', () => {
	it.each([
		['', 'text/html; charset=utf-8', 'no-cache'],
		['index.html?x=1', 'text/html; charset=utf-8', 'no-cache'],
		['assets/worker.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
		['assets/a%20b.svg', 'image/svg+xml', 'public, max-age=31536000, immutable'],
	])('serves %j with its type and the policy', async (path, type, caching) => {
		const answer = await fetch(site.url + path);
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toBe(type);
		expect(answer.headers.get('cache-control')).toBe(caching);
		expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
		expect(answer.headers.get('content-security-policy')).toBe(contentSecurityPolicy);
	});

	it('answers HEAD without a body', async () => {
		const answer = await fetch(site.url, { method: 'HEAD' });
		expect([answer.status, await answer.text()]).toEqual([200, '']);
	});

	it('takes nothing but GET and HEAD', async () => {
		expect((await fetch(site.url, { method: 'POST' })).status).toBe(405);
	});

	it.each([
		'/',
		'/some/sub-path',
		'/some/sub-path/none.js',
		'/some/sub-path/assets',
		'/some/sub-path/assets/',
		'/some/sub-path/../../secret.txt',
		'/some/sub-path/..%2fsecret.txt',
		'/some/sub-path/..%2fdist-secret/a.txt',
		'/some/sub-path/%2e%2e/secret.txt',
		'/some/sub-path/index.html%00.js',
		'/some/sub-path/%',
		'//',
	])('has nothing at %s', async (path) => {
		expect(await rawStatus(path)).toBe(404);
	});

	it('has the policy that goes to other static hosts with the site', () => {
		const headers = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8');
		expect(headers).toContain(`Content-Security-Policy: ${contentSecurityPolicy}\n`);
	});

	it('rejects a port that is taken', async () => {
		const { port } = new URL(site.url);
		await expect(serve({ root, port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
	});
});
