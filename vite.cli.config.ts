import { defineConfig } from 'vite';

// One file with everything in it: it runs wherever Node does, and starts itself again as its judging thread.
export default defineConfig({
	publicDir: false,
	ssr: { noExternal: true, target: 'node' },
	build: {
		ssr: 'src/cli/main.ts',
		outDir: 'dist-cli',
		target: 'node20.19',
		minify: false,
		rolldownOptions: {
			output: { entryFileNames: 'keyhole.js', codeSplitting: false, banner: '#!/usr/bin/env node' },
		},
	},
});
