/** A stream of numbers that depends on the seed alone. */
export class Random {
	#state: number;
	/** How often something strange is made: seldom in most streams, often in some. */
	readonly strangeness: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
		this.strangeness = this.chance(0.06) ? 0.3 : 0.04;
	}

	/** A number from 0 up to 1, 1 excluded (mulberry32). */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	}

	/** A whole number from 0 up to `count`, excluded. */
	below(count: number): number {
		return Math.floor(this.next() * count);
	}

	chance(probability: number): boolean {
		return this.next() < probability;
	}

	pick<T>(choices: readonly T[]): T {
		return choices[this.below(choices.length)];
	}

	/** Up to `most` different choices, in random order. */
	some<T>(choices: readonly T[], most: number): T[] {
		const left = [...choices];
		const count = Math.min(this.below(most + 1), left.length);
		return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)[0]);
	}
}
