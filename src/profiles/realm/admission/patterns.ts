import { type KeywordInput, refuse } from './keyword.ts';

/** Compiles a regular expression; null, and a problem noted in the words of the engine, where it is none. */
export function compileRegex(input: KeywordInput, pattern: string, flags: 'u' | ''): RegExp | null {
	try {
		return new RegExp(pattern, flags);
	} catch (error) {
		refuse(input, 'pattern', error instanceof Error ? error.message : String(error));
		return null;
	}
}
