import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import type { Side } from '../../core/index.ts';
import type { TextPort } from '../../editor/text.ts';
import { themeName } from '../../editor/theme-name.ts';
import { useComparedMarks } from '../compare/use-compared-marks.ts';
import { useListMarks } from '../listing/use-list-marks.ts';
import { type MarksOfSide, marksOf } from '../model/marks.ts';
import { useOffers } from '../travel/use-offers.ts';
import { useMedia } from '../use-media.ts';
import { useJudge, useSession, useWorkbench } from '../workbench.ts';
import { DropTarget } from './DropTarget.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { useDark } from './use-dark.ts';

const CodeEditor = lazy(() => {
	// Needed later only, but loaded now: once the page is there it asks for nothing more.
	import('../layout-yaml.ts').catch(() => undefined);
	import('../../editor/DiffView.tsx').catch(() => undefined);
	return import('../../editor/CodeEditor.tsx');
});

export const SIDE_NAMES: Readonly<Record<Side, string>> = { schema: 'Schema', value: 'Value' };

export interface EditorPaneProps {
	readonly side: Side;
	/** Whether lines are broken at the edge. */
	readonly wrap: boolean;
}

/** One text with its header: the schema or the value. */
export function EditorPane({ side, wrap }: EditorPaneProps) {
	const { playground, view } = useWorkbench();
	const format = useSession((state) => state[side].format);
	const { marks, omitted } = useMarks(side);
	const list = useListMarks(side);
	const offers = useOffers(side);
	const theme = themeName(useDark(), useMedia('(forced-colors: active)'));
	const port = useMemo<TextPort>(
		() => ({
			read: () => playground.session.getState()[side].text,
			write: (text) => playground.session.getState().setText(side, text),
			settle: (text) => playground.session.getState().settleText(side, text),
			subscribe: (listener) => playground.session.subscribe(listener),
		}),
		[playground, side],
	);
	const label = `${SIDE_NAMES[side]}, ${format.toUpperCase()}. Tab indents; Escape, then Tab, leaves the editor.`;
	return (
		<section
			className="editor-pane"
			aria-label={SIDE_NAMES[side]}
			data-testid={`${side}-editor`}
			onFocus={() => view.setState({ activeSide: side })}
		>
			<EditorHeader side={side} omitted={omitted} />
			<DropTarget side={side}>
				<Suspense fallback={<PlainText side={side} />}>
					<CodeEditor
						side={side}
						port={port}
						language={format}
						marks={list.alone ? list.none : marks}
						around={list.marks}
						part={list.part}
						offers={offers}
						label={label}
						theme={theme}
						wrap={wrap}
						placeholder={<PlainText side={side} />}
					/>
				</Suspense>
			</DropTarget>
		</section>
	);
}

/** The text as it will stand in the editor, until that is loaded. */
function PlainText({ side }: { readonly side: Side }) {
	const text = useSession((state) => state[side].text);
	return <pre className="plain-text">{text.slice(0, 20_000)}</pre>;
}

/** The marks of the chosen profile's report, or those that the comparison puts in their place. */
function useMarks(side: Side): MarksOfSide {
	const report = useDeferredValue(useSession(({ report }) => report));
	const { title, silent = false } = useJudge();
	const own = useMemo(
		() => (report === null ? { marks: [], omitted: 0 } : marksOf(report, side, { title, silent })),
		[report, side, title, silent],
	);
	return useComparedMarks(side) ?? own;
}
