import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installDependencies } from './install.mjs';
import { programOf, projectRoot } from './project.mjs';
import { runNode } from './run.mjs';
import { serve } from './serve.mjs';

const usage = `npm start -- [--port N] [--host ADDRESS] [--base /PATH/]

Installs what is missing, builds the site and serves it. Without --port the first free one from 4173 on.`;

const defaultPort = 4173;
const portsToTry = 20;

function readOptions() {
	const { values } = parseArgs({
		options: {
			port: { type: 'string' },
			host: { type: 'string', default: '127.0.0.1' },
			base: { type: 'string', default: '/' },
			help: { type: 'boolean', short: 'h', default: false },
		},
	});
	if (values.help) {
		console.log(usage);
		process.exit(0);
	}
	const port = values.port === undefined ? null : Number(values.port);
	if (port !== null && !(Number.isInteger(port) && port >= 0 && port < 65_536)) {
		throw new Error(`--port takes a number from 0 to 65535, not ${values.port}.`);
	}
	const base = `/${values.base}/`.replace(/\/+/g, '/');
	return { port, host: values.host, base };
}

async function build() {
	console.log('Building …');
	const { code, output } = await runNode([programOf('vite'), 'build', '--logLevel', 'warn']);
	if (code === 0) return;
	console.error(output);
	throw new Error('The site could not be built, see above.');
}

/** @param {ReturnType<typeof readOptions>} options */
async function serveOnFreePort({ port, host, base }) {
	const root = join(projectRoot, 'dist');
	for (let tried = port ?? defaultPort; ; tried++) {
		try {
			return await serve({ root, base, host, port: tried });
		} catch (error) {
			const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
			if (!taken) throw error;
			if (port !== null) throw new Error(`Port ${port} is taken. Choose another with --port, or leave it out.`);
			if (tried === defaultPort + portsToTry) return serve({ root, base, host, port: 0 });
		}
	}
}

try {
	const options = readOptions();
	await installDependencies();
	await build();
	const site = await serveOnFreePort(options);
	console.log(`Keyhole is at ${site.url} (Ctrl+C ends it)`);
	for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => site.close().then(() => process.exit(0)));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
