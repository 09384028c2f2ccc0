/** The only door to the engine: what worker, CLI, page and tests import. */
export { type Conversion, toJson, toYaml } from './document/convert.ts';
export { decodeUtf8 } from './document/decode.ts';
export { detectFormat } from './document/detect.ts';
export type { Loss } from './document/losses.ts';
export { read } from './document/read.ts';
export * from './judge.ts';
export * from './profile/profile.ts';
export * from './report.ts';
