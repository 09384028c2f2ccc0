import { Random } from '../src/core/random.ts';
import * as manifest from './corpus/manifest.ts';
import * as openapi from './corpus/openapi.ts';
import * as tool from './corpus/tool.ts';
import * as workflow from './corpus/workflow.ts';

/** One schema, one size: a value that fits and one spoilt here and there. */
export interface Sample {
	readonly subject: string;
	readonly size: string;
	readonly schema: object;
	readonly schemaText: string;
	readonly valid: { readonly value: object; readonly text: string };
	readonly invalid: { readonly value: object; readonly text: string };
}

const SUBJECTS = {
	'tool schema': tool,
	'CI workflow': workflow,
	'package manifest': manifest,
	'OpenAPI 3.1': openapi,
};

export const SIZES = { '1 KB': 1_000, '100 KB': 100_000, '1 MB': 1_000_000 } as const;

/** Every subject in every size, from one seed. */
export function samples(seed: number, sizes: Readonly<Record<string, number>> = SIZES): readonly Sample[] {
	return Object.entries(SUBJECTS).flatMap(([subject, { schema, valid, spoil }]) =>
		Object.entries(sizes).map(([size, bytes]) => {
			const random = new Random(seed);
			const value = valid(random, bytes);
			const broken = spoil(random, value);
			return {
				subject,
				size,
				schema,
				schemaText: JSON.stringify(schema),
				valid: { value, text: JSON.stringify(value) },
				invalid: { value: broken, text: JSON.stringify(broken) },
			};
		}),
	);
}
