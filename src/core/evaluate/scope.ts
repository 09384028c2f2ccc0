import type { CompiledSchema } from '../plan/plan.ts';
import type { Resource } from '../plan/resource.ts';

/**
 * The dynamic scope: the resources that were entered on the way to here, outermost first. Entering one again
 * changes nothing, and the same way in gives the same object, so a deep value costs no more than its schema.
 */
export class Scope {
	readonly resources: readonly Resource[];
	readonly #inner = new Map<Resource, Scope>();

	constructor(resources: readonly Resource[]) {
		this.resources = resources;
	}

	/** This scope with `resource` entered. */
	enter(resource: Resource): Scope {
		let inner = this.#inner.get(resource);
		if (inner === undefined) {
			inner = this.resources.includes(resource) ? this : new Scope([...this.resources, resource]);
			this.#inner.set(resource, inner);
		}
		return inner;
	}

	/** The schema that the outermost resource with this dynamic anchor gives it. */
	target(anchor: string): CompiledSchema | null {
		for (const resource of this.resources) {
			const target = resource.dynamicTargets.get(anchor);
			if (target !== undefined) return target;
		}
		return null;
	}
}
