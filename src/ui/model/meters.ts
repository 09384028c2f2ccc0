import type { Meter, Report } from '../../core/index.ts';

/** From which share of its limit on a meter deserves to be seen first. */
const CLOSE = 0.8;

export type MeterState = 'free' | 'close' | 'full' | 'over';

/** One row of the table of limits. */
export interface MeterRow {
	readonly meter: Meter;
	/** Used share of the limit; above 1 when it ran out. */
	readonly share: number;
	readonly state: MeterState;
}

/** Rows of the limits: those above 80 % first, the fullest on top; the rest as the profile lists them. */
export function meterRows({ meters }: Report): readonly MeterRow[] {
	const rows = meters.map(meterRow);
	const rank = ({ share }: MeterRow): number => (share > CLOSE ? share : 0);
	return rows.sort((a, b) => rank(b) - rank(a));
}

function meterRow(meter: Meter): MeterRow {
	const share = meter.limit > 0 ? meter.used / meter.limit : meter.used > 0 ? Number.POSITIVE_INFINITY : 0;
	const state = share > 1 ? 'over' : share === 1 ? 'full' : share > CLOSE ? 'close' : 'free';
	return { meter, share, state };
}

/** The share as a person reads it: never 100 % before the limit is reached, never 0 % when something is used. */
export function percent(share: number): string {
	if (share > 9.99) return 'over 999 %';
	const whole = Math.round(share * 100);
	if (share > 0 && whole === 0) return 'under 1 %';
	if (share < 1 && whole === 100) return '99 %';
	return `${share > 1 && whole === 100 ? 101 : whole} %`;
}

/** How many meters are above 80 %. */
export function closeCount(report: Report): number {
	return meterRows(report).filter(({ share }) => share > CLOSE).length;
}
