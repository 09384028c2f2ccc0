/** Numbers by their text: exact at any size, in doubles where doubles are exact. */
export { canonical, compareDecimals, Decimal, isIntegral, parseDecimal } from './decimal.ts';
export { safeDouble } from './double.ts';
export { precisionOf, scaleOf } from './measures.ts';
export { isMultipleOf } from './multiple.ts';
