/** The only door to the engine: what worker, CLI, page and tests import. */
export * from './judge.ts';
export * from './profile/profile.ts';
export * from './report.ts';
