import type { Rule } from '../rule.ts';
import { closeObject, impliedType, requireAll } from './add-constraint.ts';
import { alias } from './alias.ts';
import { alternatives } from './alternatives.ts';
import { booleanSchema } from './boolean-schema.ts';
import { constEnum } from './const-enum.ts';
import { definitionsName } from './definitions-name.ts';
import { dialectForms } from './dialect-forms.ts';
import { dropAnnotation, dropDialect, dropFormat, dropId } from './drop-annotation.ts';
import { dropDefinitions } from './drop-definitions.ts';
import { dropEverywhere } from './drop-everywhere.ts';
import { dropIdle } from './drop-idle.ts';
import { dropNull } from './drop-null.ts';
import { exclusiveBounds } from './exclusive-bounds.ts';
import { inlineReference } from './inline-reference.ts';
import { loseConstraint } from './lose.ts';
import { mergeAllOf } from './merge-all-of.ts';
import { misspelt } from './misspelt.ts';
import { singleType, typesOfAlternatives, typeUnion } from './type-list.ts';
import { typeOfValues } from './type-of-values.ts';

/** Every rule; where several help equally, the first one is taken. */
export const rules: readonly Rule[] = [
	singleType,
	exclusiveBounds,
	dropIdle,
	dropAnnotation,
	dropEverywhere,
	dropFormat,
	dropDialect,
	dropId,
	constEnum,
	alternatives,
	typesOfAlternatives,
	typeUnion,
	typeOfValues,
	mergeAllOf,
	inlineReference,
	definitionsName,
	dialectForms,
	dropDefinitions,
	booleanSchema,
	alias,
	misspelt,
	impliedType,
	closeObject,
	requireAll,
	dropNull,
	loseConstraint,
];
