import type { ObjectContext } from './context.ts';
import type { StrictLine } from './problems.ts';
import { rulesUsed } from './uses.ts';
import type { Validator } from './validator.ts';
import { ownProperty } from './value.ts';
import type { TypeName } from './vocabulary.ts';

/**
 * What strict mode logs about the types of a schema: a type that those around do not leave, several types,
 * keywords beside a type to which they do not apply. Narrows the types of the context, as the schemas inside
 * inherit them.
 */
export function checkStrictTypes(validator: Validator, context: ObjectContext, types: readonly TypeName[]): void {
	if (context.environment.meta) return;
	const warn = (kind: StrictLine['kind'], keyword: string, message: string) => {
		const text = `strict mode: ${message} at "${context.environment.baseId}${context.path}" (strictTypes)`;
		validator.log.warn({ kind, text, keyword, place: ownProperty(context.schema, keyword) ?? context.schema });
	};
	if (types.length > 0) {
		if (context.dataTypes.length === 0) context.dataTypes = types;
		else {
			for (const type of types) {
				if (includes(context.dataTypes, type)) continue;
				warn('context', 'type', `type "${type}" not allowed by context "${context.dataTypes.join(',')}"`);
			}
			context.dataTypes = narrowed(context.dataTypes, types);
		}
	}
	if (types.length > 1 && !(types.length === 2 && types.includes('null'))) {
		warn('union', 'type', 'use allowUnionTypes to allow union type keyword');
	}
	for (const { rule } of rulesUsed(context.schema)) {
		if (rule.types.length === 0) continue;
		if (rule.types.some((type) => applies(context.dataTypes, type))) continue;
		warn('missing-type', rule.keyword, `missing type "${rule.types.join(',')}" for keyword "${rule.keyword}"`);
	}
}

function includes(types: readonly TypeName[], type: TypeName): boolean {
	return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function narrowed(types: readonly TypeName[], within: readonly TypeName[]): readonly TypeName[] {
	const left: TypeName[] = [];
	for (const type of types) {
		if (includes(within, type)) left.push(type);
		else if (type === 'number' && within.includes('integer')) left.push('integer');
	}
	return left;
}

function applies(types: readonly TypeName[], type: TypeName): boolean {
	return types.includes(type) || (type === 'number' && types.includes('integer'));
}
