/** The only door to the engine: what worker, CLI, page and tests import. */
export { readFurther, rulesWith } from './choices.ts';
export { type Conversion, toJson, toYaml } from './document/convert.ts';
export { decodeUtf8 } from './document/decode.ts';
export { detectFormat } from './document/detect.ts';
export { LineIndex } from './document/lines.ts';
export type { Loss } from './document/losses.ts';
export { read } from './document/read.ts';
export { OUTPUT_FORMATS, type OutputFormat } from './evaluate/output.ts';
export { othersOf } from './examine.ts';
export {
	type Generated,
	type GeneratedValue,
	type GenerateOptions,
	generateValues,
	type Rule,
	type Wanted,
} from './generate/generate.ts';
export * from './judge.ts';
export * from './profile/profile.ts';
export * from './report.ts';
