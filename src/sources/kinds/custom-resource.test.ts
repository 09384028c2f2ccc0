import { expect, it } from 'vitest';
import { recognise } from '../recognise.ts';
import { jsonOf, listed, SCHEMA } from '../testing/documents.ts';

it('lists one schema a version', () => {
	const document = jsonOf({
		apiVersion: 'apiextensions.k8s.io/v1',
		kind: 'CustomResourceDefinition',
		spec: { versions: [{ name: 'v1', schema: { openAPIV3Schema: SCHEMA } }, { name: 'v2' }] },
	});
	expect(recognise(document)).toBe('custom-resource');
	expect(listed(document)).toEqual(['v1 custom-resource-version component /spec/versions/0/schema/openAPIV3Schema']);
});

it.each([
	[{ kind: 'Deployment', spec: { versions: [{ name: 'v1', schema: { openAPIV3Schema: SCHEMA } }] } }],
	[{ kind: 'CustomResourceDefinition', spec: { versions: [{ name: 'v1' }] } }],
	[{ kind: 'CustomResourceDefinition' }],
])('not %j', (value) => {
	expect(recognise(jsonOf(value))).toBeNull();
});
