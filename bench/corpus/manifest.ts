import type { Random } from '../../src/core/random.ts';
import { phrase, word } from './words.ts';

const person = {
	anyOf: [
		{ type: 'string' },
		{
			type: 'object',
			required: ['name'],
			properties: { name: { type: 'string' }, url: { type: 'string' }, email: { type: 'string' } },
			additionalProperties: false,
		},
	],
};
const dependencies = { type: 'object', additionalProperties: { type: 'string' } };
const exportsEntry = {
	anyOf: [
		{ type: ['string', 'null'], pattern: '^\\./' },
		{
			type: 'object',
			properties: {
				import: { $ref: '#/$defs/exportsEntry' },
				require: { $ref: '#/$defs/exportsEntry' },
				types: { $ref: '#/$defs/exportsEntry' },
				default: { $ref: '#/$defs/exportsEntry' },
			},
			patternProperties: { '^[a-z]+$': { $ref: '#/$defs/exportsEntry' } },
			additionalProperties: false,
		},
	],
};

/** Package manifests by name: maps with free names, references, alternatives, patterns. */
export const schema = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	type: 'object',
	propertyNames: { maxLength: 214 },
	additionalProperties: { $ref: '#/$defs/manifest' },
	$defs: {
		person,
		dependencies,
		exportsEntry,
		manifest: {
			type: 'object',
			required: ['name', 'version'],
			properties: {
				name: { type: 'string', maxLength: 214, minLength: 1, pattern: '^(?:@[a-z0-9-][a-z0-9-._]*/)?[a-z0-9-][a-z0-9-._]*$' },
				version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
				description: { type: 'string' },
				keywords: { type: 'array', items: { type: 'string' }, uniqueItems: true },
				homepage: { type: 'string' },
				bugs: {
					oneOf: [
						{ type: 'string' },
						{ type: 'object', properties: { url: { type: 'string' }, email: { type: 'string' } }, minProperties: 1 },
					],
				},
				license: { type: 'string' },
				author: { $ref: '#/$defs/person' },
				contributors: { type: 'array', items: { $ref: '#/$defs/person' } },
				files: { type: 'array', items: { type: 'string' } },
				main: { type: 'string' },
				exports: { $ref: '#/$defs/exportsEntry' },
				bin: { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }] },
				type: { enum: ['module', 'commonjs'] },
				repository: {
					anyOf: [
						{ type: 'object', properties: { type: { type: 'string' }, url: { type: 'string' }, directory: { type: 'string' } } },
						{ type: 'string' },
					],
				},
				scripts: { type: 'object', additionalProperties: { type: 'string' } },
				dependencies: { $ref: '#/$defs/dependencies' },
				devDependencies: { $ref: '#/$defs/dependencies' },
				peerDependencies: { $ref: '#/$defs/dependencies' },
				peerDependenciesMeta: {
					type: 'object',
					additionalProperties: { type: 'object', properties: { optional: { type: 'boolean' } }, additionalProperties: true },
				},
				engines: { type: 'object', properties: { node: { type: 'string' } }, additionalProperties: { type: 'string' } },
				os: { type: 'array', items: { type: 'string' } },
				private: { anyOf: [{ type: 'boolean' }, { enum: ['false', 'true'] }] },
				sideEffects: { anyOf: [{ type: 'boolean' }, { type: 'array', items: { type: 'string' } }] },
			},
			patternProperties: { '^_': true },
			dependentRequired: { peerDependenciesMeta: ['peerDependencies'] },
		},
	},
} as const;

const version = (random: Random): string => `${random.below(9)}.${random.below(30)}.${random.below(30)}`;

function versions(random: Random, count: number): Record<string, string> {
	return Object.fromEntries(Array.from({ length: count }, () => [word(random), `^${version(random)}`]));
}

function manifest(random: Random, name: string) {
	return {
		name,
		version: version(random),
		description: phrase(random, 8),
		keywords: [...new Set(Array.from({ length: random.below(6) }, () => word(random)))],
		homepage: `https://example.com/${name}`,
		bugs: random.chance(0.5) ? `https://example.com/${name}/issues` : { url: `https://example.com/${name}` },
		license: random.pick(['MIT', 'ISC', 'Apache-2.0']),
		author: random.chance(0.5) ? phrase(random, 2) : { name: phrase(random, 2), email: 'a@example.com' },
		files: ['dist', 'README.md'],
		type: random.pick(['module', 'commonjs']),
		exports: { import: { types: './index.d.ts', default: './index.mjs' }, require: './index.cjs' },
		repository: { type: 'git', url: `git+https://example.com/${name}.git` },
		scripts: { build: 'tsc', test: 'vitest run', lint: 'biome check .' },
		dependencies: versions(random, random.below(8)),
		devDependencies: versions(random, 3 + random.below(10)),
		engines: { node: '>=20' },
		sideEffects: random.chance(0.5) ? false : ['*.css'],
	};
}

/** A value that fits, of about `bytes` bytes as JSON. */
export function valid(random: Random, bytes: number): object {
	const all: Record<string, object> = {};
	for (let size = 0, count = 0; size < bytes || count === 0; count++) {
		const name = `${word(random)}-${count}`;
		all[name] = manifest(random, name);
		size += JSON.stringify(all[name]).length;
	}
	return all;
}

/** Spoils about one in twenty of its parts, the last among them. */
export function spoil(random: Random, value: object): object {
	const broken = structuredClone(value) as Record<string, Record<string, unknown>>;
	const names = Object.keys(broken);
	names.forEach((name, index) => {
		if (index % 20 === 10) broken[name][random.pick(['version', 'license', 'type'])] = 7;
	});
	const last = broken[names[names.length - 1]];
	last.author = { url: 'https://example.com' };
	return broken;
}
