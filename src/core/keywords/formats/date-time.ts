/** Dates, times and durations of RFC 3339. */

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MINUTES_A_DAY = 24 * 60;

export function isDate(text: string): boolean {
	const [, year, month, day] = DATE.exec(text)?.map(Number) ?? [];
	if (year === undefined || month === undefined || day === undefined) return false;
	const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	return month >= 1 && month <= 12 && day >= 1 && day <= DAYS[month - 1] + (leap && month === 2 ? 1 : 0);
}

/** With an offset, as `full-time`. A leap second can only be the last one of a day in UTC. */
export function isTime(text: string): boolean {
	const match = TIME.exec(text);
	if (match === null) return false;
	const [, hour, minute, second, sign, offsetHour = '0', offsetMinute = '0'] = match;
	if (second !== '60') return true;
	const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1);
	const utc = Number(hour) * 60 + Number(minute) - offset;
	return (utc + MINUTES_A_DAY) % MINUTES_A_DAY === MINUTES_A_DAY - 1;
}

export function isDateTime(text: string): boolean {
	return (text[10] === 'T' || text[10] === 't') && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

const DURATION_TIME = 'T(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)';
const DURATION_DATE = '(?:\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D)';
const DURATION = new RegExp(`^P(?:${DURATION_DATE}(?:${DURATION_TIME})?|${DURATION_TIME}|\\d+W)$`);

/** RFC 3339, appendix A: no unit left out between two others. */
export function isDuration(text: string): boolean {
	return DURATION.test(text);
}
