/** A seeded generator of numbers (mulberry32), so that a run can be repeated. */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** A number from 0 (included) to 1 (excluded). */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	}

	/** A whole number below `limit`. */
	below(limit: number): number {
		return Math.floor(this.next() * limit);
	}

	/** One of the choices. */
	pick<T>(choices: readonly T[]): T {
		return choices[this.below(choices.length)];
	}

	/** Whether something of this probability happens. */
	chance(probability: number): boolean {
		return this.next() < probability;
	}
}
