import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dependenciesAreCurrent } from './install.mjs';

/** Whether a project with these locked and these installed packages needs no install. */
function isCurrent(wanted: object | null, installed: object | null): boolean {
	const root = mkdtempSync(join(tmpdir(), 'keyhole-install-'));
	const write = (path: string, packages: object | null) => {
		if (packages !== null) writeFileSync(join(root, path), JSON.stringify({ packages }));
	};
	mkdirSync(join(root, 'node_modules'));
	write('package-lock.json', wanted);
	write('node_modules/.package-lock.json', installed);
	return dependenciesAreCurrent(root);
}

const a = { 'node_modules/a': { version: '1.0.0' } };

it('takes what is there when it is what the lock file names', () => {
	expect(isCurrent({ '': { name: 'project' }, ...a }, a)).toBe(true);
	expect(isCurrent({ ...a, 'node_modules/other-system': { version: '1.0.0', optional: true } }, a)).toBe(true);
});

it('installs when anything differs', () => {
	expect(isCurrent(a, null)).toBe(false);
	expect(isCurrent(a, {})).toBe(false);
	expect(isCurrent(a, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
	expect(isCurrent(a, { ...a, 'node_modules/b': { version: '1.0.0' } })).toBe(false);
});
