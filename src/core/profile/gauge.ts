import type { LimitRow, OtherCount } from './profile.ts';

/** What was counted for one limit. */
export interface Measured {
	readonly row: LimitRow;
	readonly used: number;
	/** The place that costs most; the root where the whole is counted. */
	readonly node: number;
	/** The first place at which the limit ran out, or -1. */
	readonly exceededAt: number;
	/** The same by the other ways to count that the row names. */
	readonly others?: readonly OtherMeasured[];
}

/** The same thing counted otherwise. */
export interface OtherMeasured {
	readonly count: OtherCount;
	readonly used: number;
	readonly node: number;
}

/** Counts one thing against one limit: a sum over the whole, or the largest of many. */
export class Gauge {
	readonly limit: number;
	used = 0;
	node: number;
	exceededAt = -1;

	/** `node`: the place of the whole. */
	constructor(limit: number, node: number) {
		this.limit = limit;
		this.node = node;
	}

	/** Adds to a sum. */
	add(amount: number, node: number): void {
		this.used += amount;
		if (this.used > this.limit && this.exceededAt < 0) this.exceededAt = node;
	}

	/** Sees one of many, of which the largest counts. */
	see(amount: number, node: number): void {
		if (amount <= this.used) return;
		this.used = amount;
		this.node = node;
		if (amount > this.limit && this.exceededAt < 0) this.exceededAt = node;
	}
}
