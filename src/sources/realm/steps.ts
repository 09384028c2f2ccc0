import type { Document } from '../../core/document/document.ts';
import { viewOf } from '../../profiles/realm/admission/view.ts';
import { isObject, member, textOf } from '../shape.ts';
import type { StepKind } from '../source.ts';
import { stepKind } from './workflow.ts';

/** A step as the loader comes to see it, templates filled in. */
export interface LoadedStep {
	readonly name: string;
	/** What it says of itself, in the workflow or in a template. */
	readonly node: number;
	readonly isObject: boolean;
	/** null where `execution` is none of the four. */
	readonly kind: StepKind | null;
	/** Whether it comes from a template: it then stands on no line. */
	readonly filledIn: boolean;
}

/** The steps in the loader's order, which is JavaScript's; what uses a template is replaced by its steps. */
export function loadedSteps(document: Document): readonly LoadedStep[] {
	return [...viewOf(document).object(member(document, 0, 'steps'))].flatMap(([name, node]) => {
		const template = textOf(document, node, 'use_template');
		if (template === null) return [stepAt(document, name, node, false)];
		const steps = member(document, member(document, member(document, 0, 'templates'), template), 'steps');
		const prefix = textOf(document, node, 'prefix') ?? name;
		if (!isObject(document, steps)) return [];
		return [...viewOf(document).object(steps)].map(([inner, at]) => stepAt(document, `${prefix}_${inner}`, at, true));
	});
}

function stepAt(document: Document, name: string, node: number, filledIn: boolean): LoadedStep {
	return { name, node, isObject: isObject(document, node), kind: stepKind(document, node), filledIn };
}
