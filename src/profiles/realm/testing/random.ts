import { Random as Stream } from '../../../core/random.ts';

/** A stream of numbers that makes something strange now and then. */
export class Random extends Stream {
	/** How often something strange is made: seldom in most streams, often in some. */
	readonly strangeness: number;

	constructor(seed: number) {
		super(seed);
		this.strangeness = this.chance(0.06) ? 0.3 : 0.04;
	}

	/** Up to `most` different choices, in random order. */
	some<T>(choices: readonly T[], most: number): T[] {
		const left = [...choices];
		const count = Math.min(this.below(most + 1), left.length);
		return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)[0]);
	}
}
