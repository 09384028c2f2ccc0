import { keyName, nameAt, schemaAt } from '../forms/tool.ts';
import { childrenOf, member, memberAt, textOf } from '../shape.ts';
import type { Recogniser } from './holding.ts';

/** A Kubernetes CustomResourceDefinition: one schema a version. */
export const customResource: Recogniser = (document) => {
	if (textOf(document, 0, 'kind') !== 'CustomResourceDefinition') return null;
	const versions = [...childrenOf(document, memberAt(document, 0, ['spec', 'versions']))];
	const tools = versions.flatMap((node) => {
		const schema = memberAt(document, node, ['schema', 'openAPIV3Schema']);
		const name = nameAt(document, member(document, node, 'name')) ?? keyName(document, node);
		return schema < 0
			? []
			: [{ node, name, kind: 'custom-resource-version' as const, schemas: schemaAt(schema, 'component') }];
	});
	return tools.length === 0 ? null : { kind: 'custom-resource', lists: [tools] };
};
