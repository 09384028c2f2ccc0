import type { Range } from '../core/index.ts';
import { type IDisposable, type MonacoEditor, monaco } from './monaco.ts';
import { type EditorRange, markedRange, toEditorRange } from './ranges.ts';
import { textOf } from './text.ts';

/** One edit of a text that is offered at a place of it. */
export interface Offer {
	/** What it does, in plain words. */
	readonly title: string;
	/** Whether the text means the same after it. */
	readonly keepsMeaning: boolean;
	/** What the finding marks that it is offered at. */
	readonly range: Range;
	/** Makes it. */
	readonly take: () => void;
}

/** Where an editor gets its offers from. */
export interface OfferPort {
	/** The offers on these lines of a text, counted from 1; none where it is no longer the present one. */
	at(text: string, lines: { readonly first: number; readonly last: number }): Promise<readonly Offer[]>;
}

const COMMAND = 'keyhole.take-offer';
monaco.editor.registerCommand(COMMAND, (_accessor, offer: Offer) => offer.take());

/** Offers edits as code actions: by the light bulb and by its key. */
export function offerEdits(model: MonacoEditor.ITextModel, port: OfferPort): IDisposable {
	return monaco.languages.registerCodeActionProvider(
		['json', 'yaml'],
		{
			async provideCodeActions(asked, range, context, token) {
				if (asked !== model || (context.only !== undefined && context.only !== KIND)) return NONE;
				const version = model.getVersionId();
				const lines = { first: range.startLineNumber, last: range.endLineNumber };
				const offers = await port.at(textOf(model), lines);
				if (token.isCancellationRequested || version !== model.getVersionId()) return NONE;
				return { actions: nearest(model, offers, range).map(actionOf), dispose: () => undefined };
			},
		},
		{ providedCodeActionKinds: [KIND] },
	);
}

const KIND = 'quickfix';
const NONE: monaco.languages.CodeActionList = { actions: [], dispose: () => undefined };

/** The offers at findings that the selection touches; where it touches none, all on its lines. */
function nearest(model: MonacoEditor.ITextModel, offers: readonly Offer[], range: EditorRange): readonly Offer[] {
	const touched = offers.filter((offer) =>
		monaco.Range.areIntersectingOrTouching(markedRange(model, toEditorRange(model, offer.range)), range),
	);
	const shown = touched.length > 0 ? touched : offers;
	return [...shown].sort((a, b) => Number(b.keepsMeaning) - Number(a.keepsMeaning));
}

function actionOf(offer: Offer, index: number): monaco.languages.CodeAction {
	const { title, keepsMeaning } = offer;
	return {
		title,
		kind: KIND,
		isPreferred: keepsMeaning && index === 0,
		command: { id: COMMAND, title, arguments: [offer] },
	};
}
