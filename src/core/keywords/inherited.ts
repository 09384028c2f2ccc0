import type { EvaluationRules } from '../evaluate/evaluation.ts';

/** The own names of `Object.prototype`. All stand for functions but `__proto__`, which stands for an object. */
const INHERITED: ReadonlySet<string> = new Set([
	'constructor',
	'__defineGetter__',
	'__defineSetter__',
	'hasOwnProperty',
	'__lookupGetter__',
	'__lookupSetter__',
	'isPrototypeOf',
	'propertyIsEnumerable',
	'toString',
	'valueOf',
	'__proto__',
	'toLocaleString',
]);

/** Whether a property of this name is on every object, as JavaScript hosts see it. */
export function isInherited(rules: EvaluationRules, name: string): boolean {
	return rules.inheritedNames && INHERITED.has(name);
}
