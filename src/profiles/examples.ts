import { examples as backplane } from './backplane/examples.ts';
import type { Example } from './example.ts';
import { examples as me } from './me/examples.ts';
import { examples as realm } from './realm/examples.ts';

/** Every example, by host in the order of the picker. */
export const examples: readonly Example[] = [...backplane, ...me, ...realm];

/** The example that a first visit opens. */
export const DEFAULT_EXAMPLE = 'backplane-first-refusal';
