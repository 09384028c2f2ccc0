// Bundles the bench and runs it: Node 20 runs no TypeScript by itself.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
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
