import type { Example } from './example.ts';

/** Every example, grouped by host, in the order of the menu. */
export const examples: readonly Example[] = [];

/** The example that a first visit opens; the first one while it is not there. */
export const DEFAULT_EXAMPLE = 'backplane-first-refusal';

/** The example with this id, or undefined. */
export function findExample(id: string): Example | undefined {
	return examples.find((example) => example.id === id);
}
