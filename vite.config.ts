import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// base './' makes the built site work from any sub-path of any static host.
export default defineConfig({
	base: './',
	plugins: [react()],
	worker: { format: 'es' },
	build: { target: 'es2022', chunkSizeWarningLimit: 5000, modulePreload: { polyfill: false } },
});
