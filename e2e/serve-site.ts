import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '../scripts/lib/project.mjs';
import { serve } from '../scripts/lib/serve.mjs';

/** Serves the built site for all tests, under a sub-path and the strict policy, as a static host would. */
export default async function serveSite(): Promise<() => Promise<void>> {
	const root = resolve(projectRoot, process.env['KEYHOLE_DIST'] ?? 'dist');
	if (!existsSync(join(root, 'index.html'))) throw new Error('There is no built site: npm run build makes it.');
	const site = await serve({ root, base: '/some/sub-path/' });
	// The workers start later and inherit it.
	process.env['KEYHOLE_SITE'] = site.url;
	return site.close;
}
