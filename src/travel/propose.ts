import type { DialectId } from '../core/dialects/ids.ts';
import type { Document } from '../core/document/document.ts';
import { pointerOf } from '../core/document/pointer.ts';
import { read } from '../core/document/read.ts';
import { standsAlone } from '../sources/edit/extract.ts';
import { applyEdits, type TextEdit } from '../sources/edit/replace.ts';
import { textEdits } from './edits/changes.ts';
import type { Proposal, Rule, RuleKind } from './rule.ts';

/** How a schema is meant. */
export interface Meaning {
	readonly dialect: DialectId;
	readonly formatAssertion: boolean;
	readonly aliases: Readonly<Record<string, string>>;
}

/** One edit of a schema: which rule, where, what it does, and to which characters of the text before it. */
export interface Edit {
	/** Names the edit whatever the text around it: rule, variant and place. */
	readonly id: string;
	readonly rule: string;
	readonly title: string;
	readonly kind: RuleKind;
	readonly variant: string;
	/** JSON Pointer of the schema that is changed. */
	readonly pointer: string;
	readonly keyword: string;
	readonly sentence: string;
	readonly edits: readonly TextEdit[];
	/** The constraint that is lost, as text. */
	readonly lost?: string;
	/** The constraint that is added, as text. */
	readonly added?: string;
}

/** An edit and what comes of it. */
export interface Applied {
	readonly edit: Edit;
	readonly document: Document;
	readonly dialect: DialectId;
}

/**
 * What rules propose at one schema, applied. A document of which a part is written elsewhere (YAML's aliases) is left
 * alone: a change of one place would change others.
 */
export function* proposalsAt(
	document: Document,
	node: number,
	rules: readonly Rule[],
	meaning: Meaning,
	refused: ReadonlySet<string> | null,
	about: string | null = null,
): Generator<Applied> {
	if (document.shadowed !== null || !standsAlone(document, 0)) return;
	for (const rule of rules) {
		for (const proposal of rule.propose({ document, node, refused, about, ...meaning })) {
			const applied = apply(document, node, rule, proposal, meaning.dialect);
			if (applied !== null) yield applied;
		}
	}
}

function apply(document: Document, node: number, rule: Rule, proposal: Proposal, dialect: DialectId): Applied | null {
	const edits = textEdits(document, proposal.changes);
	const result = read(applyEdits(document.text, edits), document.format);
	if (!result.ok) return null;
	const pointer = pointerOf(document, node);
	const { variant, keyword, sentence, lost, added } = proposal;
	const edit: Edit = {
		id: `${rule.id} ${variant} ${pointer}`,
		rule: rule.id,
		title: rule.title,
		kind: rule.kind,
		variant,
		pointer,
		keyword,
		sentence,
		edits,
		...(lost === undefined ? {} : { lost }),
		...(added === undefined ? {} : { added }),
	};
	return { edit, document: result.document, dialect: proposal.dialect ?? dialect };
}
