import type { Profile } from '../core/index.ts';

/** The list of profiles, for a terminal or as JSON. Contexts with the default one first. */
export function printProfiles(profiles: readonly Profile[], json: boolean): string {
	const rows = profiles.map(({ id, version, title, contexts }) => ({
		id,
		version,
		title,
		contexts: contexts.map((context) => context.id),
	}));
	if (json) return `${JSON.stringify(rows, null, 2)}\n`;
	const cells = rows.map(({ id, version, title, contexts }) => [id, version, title, contexts.join(', ')]);
	const widths = [0, 1, 2].map((column) => Math.max(0, ...cells.map((row) => row[column].length)));
	return cells.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('');
}
