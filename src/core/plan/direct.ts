import type { CompiledSchema } from './plan.ts';

/**
 * Finds out of which schemas the yes or no can be asked in one go: those that neither have nor can reach an
 * instruction that needs a frame (what stands under inherited names, and what tells its way). Work in proportion to the
 * schemas and what they apply.
 * @param dynamic whether a schema may reach others by its dynamic scope
 */
export function settleDirect(schemas: readonly CompiledSchema[], dynamic: boolean): void {
	const open = schemas.filter((schema) => !isDirect(schema));
	if (open.length === 0) return;
	if (dynamic) {
		for (const schema of schemas) schema.direct = false;
		return;
	}
	const users = new Map<CompiledSchema, CompiledSchema[]>();
	for (const schema of schemas) {
		for (const used of schema.uses) {
			const known = users.get(used);
			if (known === undefined) users.set(used, [schema]);
			else known.push(schema);
		}
	}
	for (const schema of open) schema.direct = false;
	for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
		for (const user of users.get(schema) ?? []) {
			if (!user.direct) continue;
			user.direct = false;
			open.push(user);
		}
	}
}

function isDirect({ instructions }: CompiledSchema): boolean {
	return instructions.every(({ step, direct }) => step === null || direct !== null);
}
