import type { Random } from '../../src/core/random.ts';
import { phrase, word } from './words.ts';

/** A tool's input schema of the kind that agents are given: flat keywords, closed objects, small enums. */
export const schema = {
	type: 'object',
	additionalProperties: false,
	required: ['owner', 'repository', 'issues'],
	properties: {
		owner: { type: 'string', minLength: 1, description: 'Account that owns the repository' },
		repository: { type: 'string', minLength: 1, description: 'Name of the repository' },
		dry_run: { type: 'boolean', description: 'Only say what would be done' },
		issues: {
			type: 'array',
			minItems: 1,
			description: 'Issues to create or update',
			items: {
				type: 'object',
				additionalProperties: false,
				required: ['method', 'title'],
				properties: {
					method: { type: 'string', enum: ['create', 'update'] },
					issue_number: { type: 'integer', minimum: 1 },
					title: { type: 'string', minLength: 1, maxLength: 256 },
					body: { type: 'string', maxLength: 65536 },
					labels: { type: 'array', maxItems: 100, items: { type: 'string', minLength: 1 } },
					assignees: { type: 'array', items: { type: 'string' } },
					state: { type: 'string', enum: ['open', 'closed'] },
					weight: { type: 'number', minimum: 0, maximum: 100 },
					milestone: {
						type: 'object',
						properties: { number: { type: 'integer', minimum: 1 }, title: { type: 'string' } },
						required: ['number'],
					},
					locked: { type: 'boolean' },
				},
			},
		},
	},
} as const;

function issue(random: Random) {
	return {
		method: random.pick(['create', 'update']),
		issue_number: 1 + random.below(90_000),
		title: phrase(random, 6),
		body: phrase(random, 30),
		labels: Array.from({ length: random.below(4) }, () => word(random)),
		assignees: Array.from({ length: random.below(3) }, () => word(random)),
		state: random.pick(['open', 'closed']),
		weight: random.below(1000) / 10,
		...(random.chance(0.5) ? { milestone: { number: 1 + random.below(40), title: phrase(random, 2) } } : {}),
		locked: random.chance(0.1),
	};
}

/** A value that fits, of about `bytes` bytes as JSON. */
export function valid(random: Random, bytes: number): object {
	const issues = [issue(random)];
	for (let size = 100; size < bytes; ) {
		const next = issue(random);
		issues.push(next);
		size += JSON.stringify(next).length;
	}
	return { owner: word(random), repository: word(random), dry_run: false, issues };
}

/** Spoils about one in twenty of its parts. */
export function spoil(random: Random, value: object): object {
	const broken = structuredClone(value) as { issues: Record<string, unknown>[] };
	broken.issues.forEach((item, index) => {
		if (index % 20 === 10) item[random.pick(['weight', 'state', 'title'])] = null;
	});
	broken.issues[broken.issues.length - 1].method = 'delete';
	return broken;
}
