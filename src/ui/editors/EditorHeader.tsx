import { useDeferredValue, useMemo } from 'react';
import type { Side } from '../../core/index.ts';
import { MarkedBy } from '../compare/MarkedBy.tsx';
import { MARK_LIMIT } from '../model/marks.ts';
import { bytes, counted, utf8Length } from '../model/numbers.ts';
import { useSession } from '../workbench.ts';
import { ConvertState } from './ConvertState.tsx';
import { EditorMenu } from './EditorMenu.tsx';
import { FormatPicker } from './FormatPicker.tsx';
import { MakingState } from './MakingState.tsx';

export interface EditorHeaderProps {
	readonly side: Side;
	/** Marks that are not drawn, because there are too many. */
	readonly omitted: number;
}

/** What a text is, in which notation, how long, and what can be done with it. */
export function EditorHeader({ side, omitted }: EditorHeaderProps) {
	return (
		<header className="editor-header">
			<h2>{side === 'schema' ? 'Schema' : 'Value'}</h2>
			<FormatPicker side={side} />
			<ConvertState side={side} />
			<MakingState side={side} />
			<TextSize side={side} />
			<MarkedBy />
			{omitted > 0 ? (
				<span className="muted marks-note">
					{MARK_LIMIT} of {counted(MARK_LIMIT + omitted, 'mark')} drawn
				</span>
			) : null}
			<EditorMenu side={side} />
		</header>
	);
}

function TextSize({ side }: { readonly side: Side }) {
	const text = useDeferredValue(useSession((state) => state[side].text));
	const words = useMemo(() => sizeWords(text, side), [text, side]);
	return <span className="muted text-size">{words}</span>;
}

function sizeWords(text: string, side: Side): string {
	if (text.trim() === '') return side === 'value' ? 'empty: the schema is judged alone' : 'empty';
	const lines = (text.match(/\r\n?|\n/g)?.length ?? 0) + 1;
	return `${bytes(utf8Length(text))}, ${counted(lines, 'line')}`;
}
