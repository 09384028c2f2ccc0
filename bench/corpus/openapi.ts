import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Random } from '../../src/core/random.ts';
import { phrase, word } from './words.ts';

const published = dirname(fileURLToPath(import.meta.resolve('@hyperjump/json-schema/openapi-3-1')));

/** The published schema of OpenAPI 3.1: dynamic references, conditions, unevaluatedProperties. */
export const schema = ((await import(pathToFileURL(join(published, 'schema.js')).href)) as { default: object }).default;

function operation(random: Random) {
	return {
		operationId: `${word(random)}${random.below(100_000)}`,
		summary: phrase(random, 4),
		tags: [word(random)],
		parameters: [
			{ name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } },
			{ $ref: '#/components/parameters/id' },
		],
		requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${word(random)}` } } } },
		responses: {
			200: { description: phrase(random, 3), content: { 'application/json': { schema: { type: 'object' } } } },
			default: { $ref: '#/components/responses/error' },
		},
		security: [{ token: [] }],
	};
}

/** A value that fits, of about `bytes` bytes as JSON. */
export function valid(random: Random, bytes: number): object {
	const paths: Record<string, object> = {};
	for (let size = 300, count = 0; size < bytes || count === 0; count++) {
		const item = { get: operation(random), post: operation(random) };
		paths[`/${word(random)}/${count}/{id}`] = item;
		size += JSON.stringify(item).length;
	}
	return {
		openapi: '3.1.0',
		info: { title: phrase(random, 2), version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
		servers: [{ url: 'https://example.com', variables: { a: { default: 'b', enum: ['b'] } } }],
		paths,
		components: {
			parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
			responses: { error: { description: 'failed' } },
			securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
		},
	};
}

/** Spoils about one in twenty of its parts, the last among them. */
export function spoil(random: Random, value: object): object {
	const broken = structuredClone(value) as { paths: Record<string, Record<string, Record<string, unknown>>> };
	const all = Object.values(broken.paths);
	all.forEach((item, index) => {
		if (index % 20 === 10) item[random.pick(['get', 'post'])].summary = 5;
	});
	all[all.length - 1].post.unknown = true;
	return broken;
}
