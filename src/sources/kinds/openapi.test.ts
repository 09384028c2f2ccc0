import { describe, expect, it } from 'vitest';
import { recognise } from '../recognise.ts';
import { documentOf, jsonOf, listed } from '../testing/documents.ts';

const THREE = `openapi: 3.1.0
info: {title: t, version: '1'}
paths:
  /pets:
    parameters:
      - {name: shared, in: query, schema: {type: string}}
    get:
      parameters:
        - {name: limit, in: query, schema: {type: integer}}
        - {$ref: '#/components/parameters/page'}
      responses:
        '200': {content: {application/json: {schema: {type: array}}, text/plain: {schema: {$ref: '#/x'}}}}
    post:
      requestBody: {content: {application/json: {schema: {type: object}}}}
webhooks:
  made: {post: {requestBody: {content: {application/json: {schema: {type: 'null'}}}}}}
components:
  schemas:
    Pet: {type: object}
    "bad name": {type: string}
  parameters:
    page: {name: page, in: query, schema: {type: integer}}
  responses:
    Gone: {content: {application/json: {schema: {type: boolean}}}}
`;

describe('OpenAPI', () => {
	it('lists components, parameters, bodies and responses', () => {
		const document = documentOf(THREE, 'yaml');
		expect(recognise(document)).toBe('openapi');
		expect(listed(document)).toEqual([
			'/pets shared openapi-parameter input /paths/~1pets/parameters/0/schema',
			'GET /pets limit openapi-parameter input /paths/~1pets/get/parameters/0/schema',
			'GET /pets 200 openapi-body output /paths/~1pets/get/responses/200/content/application~1json/schema',
			'POST /pets body openapi-body input /paths/~1pets/post/requestBody/content/application~1json/schema',
			'POST made body openapi-body input /webhooks/made/post/requestBody/content/application~1json/schema',
			'Pet openapi-component component /components/schemas/Pet',
			'bad name openapi-component component /components/schemas/bad name',
			'page openapi-parameter input /components/parameters/page/schema',
			'Gone openapi-body output /components/responses/Gone/content/application~1json/schema',
		]);
	});

	it('lists definitions and bodies of version 2', () => {
		const document = jsonOf({
			swagger: '2.0',
			definitions: { Pet: { type: 'object' } },
			paths: {
				'/p': {
					post: {
						parameters: [
							{ in: 'body', name: 'pet', schema: { type: 'object' } },
							{ in: 'query', name: 'q', type: 'string' },
						],
						responses: { 200: { schema: { type: 'string' } } },
					},
				},
			},
		});
		expect(listed(document)).toEqual([
			'Pet openapi-component component /definitions/Pet',
			'POST /p pet openapi-body input /paths/~1p/post/parameters/0/schema',
			'POST /p 200 openapi-body output /paths/~1p/post/responses/200/schema',
		]);
	});

	it.each([
		['a schema with definitions', { definitions: { Pet: {} } }],
		['another version', { openapi: '4.0.0', components: { schemas: { Pet: {} } } }],
		['a version that is a number', { swagger: 2, definitions: { Pet: {} } }],
		['one without schemas', { openapi: '3.0.3', paths: {} }],
		['components without a version', { components: { schemas: { Pet: {} } } }],
		['a schema about OpenAPI', { type: 'object', properties: { openapi: { const: '3.1.0' } } }],
	])('not %s', (_, value) => {
		expect(recognise(jsonOf(value))).toBeNull();
	});
});
