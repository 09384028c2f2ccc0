import type { Document } from '../../core/document/document.ts';
import type { SchemaSite } from '../../core/profile/places.ts';
import { viewOf } from '../../profiles/realm/admission/view.ts';
import { plainValue } from '../../profiles/realm/evaluation/plain.ts';
import { member } from '../shape.ts';
import type { RealmPlace } from '../source.ts';
import { positionsOf } from './positions.ts';

/**
 * What the host calls the things around a block, and the lines that it cites.
 * @param name the block's node, where its name is to be marked
 */
export function realmSite(document: Document, { block, step, stepKind, template }: RealmPlace, name = -1): SchemaSite {
	const positions = positionsOf(document);
	// What comes from a template stands on no line of the file.
	const holder = template !== undefined ? null : step === null ? [] : ['steps', step];
	const holderLine = holder === null || step === null ? undefined : positions.lineOf(holder);
	const node = step === null ? -1 : viewOf(document).get(member(document, 0, 'steps'), step);
	return {
		names: {
			...named(document, 'id', 'workflow'),
			...named(document, 'version', 'version'),
			steps: String(viewOf(document).object(member(document, 0, 'steps')).size),
			...(step === null ? {} : { step }),
			...(stepKind === null ? {} : { kind: stepKind }),
			input: inputOf(document, node),
		},
		lineOf: (path) => (holder === null ? undefined : positions.lineOf([...holder, block, ...path])),
		...(holderLine === undefined ? {} : { holderLine }),
		...(name < 0 ? {} : { nameSpan: document.keySpan(name) }),
	};
}

function named(document: Document, key: string, as: string): Readonly<Record<string, string>> {
	const node = member(document, 0, key);
	return node < 0 ? {} : { [as]: String(plainValue(document, node)) };
}

/**
 * Where the input of an auto step comes from: what its map builds, where it has one and something to hand it to;
 * else the run's params, or nothing where it waits for other steps.
 */
export function inputOf(document: Document, step: number): 'map' | 'params' | 'nothing' {
	const has = (key: string) => member(document, step, key) >= 0;
	if (has('input_map') && (has('handler') || has('uses_service'))) return 'map';
	const waits = member(document, step, 'depends_on');
	return waits >= 0 && document.counts[waits] > 0 ? 'nothing' : 'params';
}
