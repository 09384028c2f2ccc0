import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** What a page served by us may do: nothing but its own files. Monaco needs the inline styles for its colours. */
export const contentSecurityPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"font-src 'self'",
	"worker-src 'self'",
	"connect-src 'none'",
	"img-src 'self' data:",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join('; ');

/** @type {Readonly<Record<string, string>>} */
const mimeTypes = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.md': 'text/markdown; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.ico': 'image/x-icon',
	'.ttf': 'font/ttf',
	'.woff2': 'font/woff2',
	'.wasm': 'application/wasm',
};

/**
 * The file that a request path names under `root`, or null. A folder stands for its index.html.
 * @param {string} root
 * @param {string} path decoded, begins with a slash
 */
function fileAt(root, path) {
	const file = normalize(join(root, path.endsWith('/') ? `${path}index.html` : path));
	if (file.includes('\0') || !file.startsWith(root + sep)) return null;
	return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

/**
 * The path that a request asks for below `base`; null where the URL is malformed or elsewhere.
 * @param {string} url
 * @param {string} base
 */
function pathBelow(url, base) {
	try {
		const path = decodeURIComponent(new URL(url, 'http://host').pathname);
		return path.startsWith(base) ? path.slice(base.length - 1) : null;
	} catch {
		return null;
	}
}

/**
 * @typedef {object} ServeOptions
 * @property {string} root folder of the built site
 * @property {string} [base] path under which it is served, with a slash at both ends
 * @property {string} [host]
 * @property {number} [port] 0: any free one
 *
 * @typedef {{ url: string, close: () => Promise<void> }} Site
 */

/**
 * Serves a built site as a careful static host would: right MIME types, no sniffing, and the content security
 * policy on every response, since a policy in the page does not reach worker files.
 * Rejects with the system's error where the port is taken.
 * @param {ServeOptions} options
 * @returns {Promise<Site>}
 */
export function serve({ root, base = '/', host = '127.0.0.1', port = 0 }) {
	const folder = normalize(root);
	const server = createServer((request, response) => {
		response.setHeader('Content-Security-Policy', contentSecurityPolicy);
		response.setHeader('X-Content-Type-Options', 'nosniff');
		response.setHeader('Referrer-Policy', 'no-referrer');
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.writeHead(405, { Allow: 'GET, HEAD' }).end();
			return;
		}
		const path = pathBelow(request.url ?? '/', base);
		const file = path === null ? null : fileAt(folder, path);
		if (file === null) {
			response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
			return;
		}
		response.writeHead(200, {
			'Content-Type': mimeTypes[extname(file).toLowerCase()] ?? 'application/octet-stream',
			'Cache-Control': /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
		});
		if (request.method === 'HEAD') response.end();
		else
			createReadStream(file)
				.on('error', () => response.destroy())
				.pipe(response);
	});
	return new Promise((settle, fail) => {
		server.once('error', fail);
		server.listen(port, host, () => {
			const address = server.address();
			const bound = typeof address === 'object' && address !== null ? address.port : port;
			const name = host.includes(':') ? `[${host}]` : host;
			settle({
				url: `http://${name}:${bound}${base}`,
				close: () =>
					new Promise((done) => {
						server.close(() => done());
						server.closeAllConnections();
					}),
			});
		});
	});
}
