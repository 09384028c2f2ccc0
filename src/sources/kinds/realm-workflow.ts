import type { Document } from '../../core/document/document.ts';
import { takingOf } from '../../profiles/realm/messages/homes.ts';
import { keyName, schemaAt, type Tool } from '../forms/tool.ts';
import { workflowFindings } from '../realm/saying.ts';
import { inputOf } from '../realm/site.ts';
import { isWorkflow, STEP_BLOCKS, type Step, writtenSteps } from '../realm/workflow.ts';
import { member } from '../shape.ts';
import type { BlockKey, EntryRole, RealmPlace } from '../source.ts';
import type { Recogniser } from './holding.ts';

const ROLES: Readonly<Record<BlockKey, EntryRole>> = {
	params_schema: 'params',
	input_schema: 'input',
	output_schema: 'output',
	trace_schema: 'trace',
};

/** Realm's `workflow.yaml`: `params_schema` and the blocks of every step. */
export const realmWorkflow: Recogniser = (document) => {
	if (!isWorkflow(document)) return null;
	const params = block(document, 0, { block: 'params_schema', step: null, stepKind: null, taking: 'reads' });
	const steps = writtenSteps(document).flatMap((step) => blocksOf(document, step));
	return { kind: 'realm-workflow', lists: [params, steps], said: workflowFindings(document) };
};

function blocksOf(document: Document, { name, node, kind, template }: Step): readonly Tool[] {
	const place = { step: name, stepKind: kind, ...(template === undefined ? {} : { template }) };
	return STEP_BLOCKS.flatMap((key) => {
		const input = kind === 'auto' && key === 'input_schema' ? { input: inputOf(document, node) } : {};
		const taking = (kind === null ? null : takingOf(key, kind)) ?? 'reads';
		return block(document, node, { block: key, ...place, taking, ...input });
	});
}

function block(document: Document, holder: number, realm: RealmPlace): readonly Tool[] {
	const node = member(document, holder, realm.block);
	if (node < 0) return [];
	const text = realm.step === null ? realm.block : `${realm.step}.${realm.block}`;
	return [
		{
			node: holder,
			name: { text, span: keyName(document, node)?.span ?? document.span(node) },
			kind: 'realm-block',
			schemas: schemaAt(node, ROLES[realm.block]).map((schema) => ({ ...schema, realm })),
		},
	];
}
