import { dialectRules } from '../../../core/dialects/rules.ts';
import { evaluate } from '../../../core/evaluate/evaluate.ts';
import { compile, type Plan } from '../../../core/plan/compile.ts';
import { metaSchemaDocument } from './meta-schema.ts';
import { isInherited } from './value.ts';
import type { Place } from './view.ts';

let made: Plan | null = null;

function metaPlan(): Plan {
	if (made === null) {
		const rules = { ...dialectRules('draft-07'), numbers: 'double' } as const;
		const compiled = compile({ schema: metaSchemaDocument(), dialect: 'draft-07', rules });
		if (!compiled.ok) throw new Error('The meta-schema does not compile.');
		made = compiled.plan;
	}
	return made;
}

/**
 * Whether a block fits draft-07's meta-schema, asked of the engine, which is faster than the model of the validator.
 * True only where the validator is known to agree; false also where it must be asked itself: where it says no, and
 * where names that every JavaScript object inherits change what it sees.
 */
export function surelyFitsMeta({ document, node }: Place): boolean {
	return !document.keys.some(isInherited) && evaluate(metaPlan(), document, { root: node }).valid === true;
}
