import type { Random } from '../../src/core/random.ts';
import { phrase, word } from './words.ts';

const expression = { type: 'string', pattern: '^\\$\\{\\{(?:.|[\\r\\n])*\\}\\}$' };
const env = {
	oneOf: [
		{ type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
		expression,
	],
};
const steps = {
	type: 'array',
	minItems: 1,
	items: {
		type: 'object',
		properties: {
			id: { type: 'string', pattern: '^[_a-zA-Z][a-zA-Z0-9_-]*$' },
			if: { type: ['boolean', 'number', 'string'] },
			name: { type: 'string' },
			uses: { type: 'string' },
			run: { type: 'string' },
			shell: { anyOf: [{ type: 'string' }, { enum: ['bash', 'pwsh', 'python', 'sh', 'cmd'] }] },
			with: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
			env: { $ref: '#/$defs/env' },
			'continue-on-error': { anyOf: [{ type: 'boolean' }, { $ref: '#/$defs/expression' }] },
			'timeout-minutes': { anyOf: [{ type: 'number' }, { $ref: '#/$defs/expression' }] },
		},
		allOf: [{ oneOf: [{ required: ['uses'] }, { required: ['run'] }] }],
		dependentRequired: { shell: ['run'], with: ['uses'] },
		unevaluatedProperties: false,
	},
};

/** A CI workflow: conditions, alternatives, expressions, names by pattern. */
export const schema = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	type: 'object',
	required: ['on', 'jobs'],
	properties: {
		name: { type: 'string' },
		on: {
			oneOf: [
				{ enum: ['push', 'pull_request', 'workflow_dispatch'] },
				{ type: 'array', items: { enum: ['push', 'pull_request', 'workflow_dispatch'] }, minItems: 1 },
				{ type: 'object' },
			],
		},
		env: { $ref: '#/$defs/env' },
		jobs: {
			type: 'object',
			minProperties: 1,
			patternProperties: { '^[_a-zA-Z][a-zA-Z0-9_-]*$': { $ref: '#/$defs/job' } },
			additionalProperties: false,
		},
	},
	additionalProperties: false,
	$defs: {
		expression,
		env,
		job: {
			type: 'object',
			required: ['runs-on', 'steps'],
			properties: {
				name: { type: 'string' },
				needs: {
					anyOf: [
						{ type: 'array', items: { $ref: '#/$defs/name' }, minItems: 1 },
						{ $ref: '#/$defs/name' },
					],
				},
				'runs-on': {
					anyOf: [{ type: 'string' }, { type: 'array', prefixItems: [{ const: 'self-hosted' }], items: { type: 'string' } }],
				},
				env: { $ref: '#/$defs/env' },
				steps,
				strategy: {
					type: 'object',
					required: ['matrix'],
					properties: {
						matrix: {
							anyOf: [
								{ type: 'object', additionalProperties: { type: 'array', items: true, minItems: 1 } },
								{ $ref: '#/$defs/expression' },
							],
						},
						'fail-fast': { type: 'boolean' },
						'max-parallel': { type: 'number' },
					},
					additionalProperties: false,
				},
			},
			if: { properties: { 'runs-on': { const: 'windows' } } },
			// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
			then: { properties: { 'timeout-minutes': { maximum: 60 } } },
			else: { properties: { 'timeout-minutes': { maximum: 360 } } },
			additionalProperties: true,
		},
		name: { type: 'string', pattern: '^[_a-zA-Z][a-zA-Z0-9_-]*$' },
	},
} as const;

function step(random: Random) {
	const name = phrase(random, 3);
	const settings = { CI: true, LEVEL: random.below(9) };
	return random.chance(0.5)
		? { name, uses: `${word(random)}/${word(random)}@v${random.below(9)}`, with: { path: word(random), depth: random.below(9) } }
		: { name, id: word(random), run: `npm run ${word(random)}`, shell: 'bash', env: settings, 'timeout-minutes': 5 };
}

function job(random: Random) {
	return {
		name: phrase(random, 2),
		'runs-on': random.chance(0.8) ? random.pick(['linux', 'windows', 'macos']) : ['self-hosted', 'arm'],
		...(random.chance(0.5) ? { needs: [word(random)] } : {}),
		env: random.chance(0.5) ? { MODE: word(random) } : '${{ inputs.env }}',
		strategy: { matrix: { node: [20, 22, 24], os: ['linux', 'windows'] }, 'fail-fast': false },
		'timeout-minutes': 30,
		steps: Array.from({ length: 2 + random.below(8) }, () => step(random)),
	};
}

/** A value that fits, of about `bytes` bytes as JSON. */
export function valid(random: Random, bytes: number): object {
	const jobs: Record<string, object> = {};
	for (let size = 0, count = 0; size < bytes || count === 0; count++) {
		const made = job(random);
		jobs[`${word(random)}_${count}`] = made;
		size += JSON.stringify(made).length;
	}
	return { name: 'build', on: ['push', 'pull_request'], env: { A: 'b' }, jobs };
}

/** Spoils about one in twenty of its parts, the last among them. */
export function spoil(random: Random, value: object): object {
	const broken = structuredClone(value) as { jobs: Record<string, { steps: Record<string, unknown>[] }> };
	const all = Object.values(broken.jobs);
	all.forEach(({ steps: list }, index) => {
		if (index % 20 === 10) random.pick(list)[random.pick(['extra', 'name'])] = 1;
	});
	delete all[all.length - 1].steps[0].uses;
	delete all[all.length - 1].steps[0].run;
	return broken;
}
