// Bundles the bench and runs it: Node 20 runs no TypeScript by itself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
// Its native parts are not in the registry, so that no lock file can hold it: it lies apart, and may be missing.
const peers = `${root}node_modules/.cache/keyhole-peers`;
if (!existsSync(`${peers}/node_modules/ata-validator`)) {
	mkdirSync(peers, { recursive: true });
	const args = ['install', '--prefix', peers, '--no-audit', '--no-fund', '--ignore-scripts', 'ata-validator@1.27.1'];
	spawnSync('npm', args, { cwd: peers, stdio: 'ignore', shell: process.platform === 'win32' });
}

const outDir = `${root}node_modules/.cache/keyhole-bench`;
await build({
	root,
	configFile: false,
	logLevel: 'warn',
	build: {
		ssr: 'bench/run.ts',
		outDir,
		target: 'node20',
		minify: false,
		rollupOptions: { output: { entryFileNames: 'run.mjs' } },
	},
});
const { status } = spawnSync(process.execPath, ['--expose-gc', `${outDir}/run.mjs`, ...process.argv.slice(2)], {
	cwd: root,
	stdio: 'inherit',
});
process.exit(status ?? 1);
