import type { Place } from './view.ts';

/** What kind of thing keeps the validator from taking a schema. */
export type ProblemKind =
	| 'unknown-keyword'
	| 'format'
	/** Strict mode: a keyword that would have no effect. */
	| 'ignored'
	/** Strict mode: a property that also matches a pattern. */
	| 'overlap'
	| 'reference'
	| 'loop'
	/** `$schema` names no schema that there is. */
	| 'dialect'
	/** `$id`, `id` and their resolution. */
	| 'identifier'
	/** The meta-schema does not take the block. */
	| 'meta'
	/** A regular expression that cannot be compiled. */
	| 'pattern'
	/** Any other value that the validator cannot compile. */
	| 'value';

/** Something that ends the compilation of a schema. */
export interface Problem {
	readonly kind: ProblemKind;
	/** What the validator throws, to the letter. */
	readonly text: string;
	readonly keyword: string | null;
	/** The value of the keyword, or the schema itself; null where no node of the block is concerned. */
	readonly place: Place | null;
	/** The full URI of a reference that leads nowhere. */
	readonly missingRef?: string;
}

/** What kind of thing strict mode warns about. */
export type StrictKind = 'union' | 'missing-type' | 'context' | 'tuple';

/** A line that strict mode logs. */
export interface StrictLine {
	readonly kind: StrictKind;
	/** The line, to the letter. */
	readonly text: string;
	readonly keyword: string;
	readonly place: Place | null;
}

/** Everything that compiling a schema brings to light: the first problem is the one that is thrown. */
export class Log {
	readonly problems: Problem[] = [];
	/** Lines logged before the first problem; all of them where there is none. */
	readonly lines: StrictLine[] = [];
	readonly #seen = new Set<string>();

	/** Notes a problem once for each place. */
	report(problem: Problem): void {
		const key = `${problem.place?.node ?? -1} ${problem.text}`;
		if (this.#seen.has(key)) return;
		this.#seen.add(key);
		this.problems.push(problem);
	}

	warn(line: StrictLine): void {
		if (this.problems.length === 0) this.lines.push(line);
	}

	/** What `make` answers; undefined, and a problem noted, where it throws. */
	attempt<T>(place: Omit<Problem, 'text'>, make: () => T): T | undefined {
		try {
			return make();
		} catch (error) {
			this.report({ ...place, text: error instanceof Error ? error.message : String(error) });
			return undefined;
		}
	}
}
