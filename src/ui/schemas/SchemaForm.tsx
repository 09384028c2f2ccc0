import { useCallback, useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { Finding, Range } from '../../core/index.ts';
import type { Draft } from './drafts.ts';
import { FurtherFindings } from './FurtherFindings.tsx';
import { selectRange } from './select-range.ts';

export interface SchemaFormProps {
	readonly draft: Draft;
	/** From 1: how the form is told from the others. */
	readonly place: number;
	/** Whether the text is what is to be written next. */
	readonly startsAtText: boolean;
	/** What in the text is to be looked at first; null: nothing. */
	readonly shown: Range | null;
	/** What is said of this schema. */
	readonly findings: readonly Finding[];
	readonly onChange: (draft: Draft) => void;
	readonly onRemove: () => void;
}

/** One further schema: its URI, its text, and what is wrong with them. */
export function SchemaForm({ draft, place, startsAtText, shown, findings, onChange, onRemove }: SchemaFormProps) {
	const { uri, text } = draft;
	const area = useRef<HTMLTextAreaElement>(null);
	const list = useId();
	const goTo = useCallback((range: Range) => {
		if (area.current !== null) selectRange(area.current, range);
	}, []);
	useEffect(() => {
		// After the dialog has put the focus where dialogs put it.
		const timer = shown === null ? undefined : setTimeout(() => goTo(shown));
		return () => clearTimeout(timer);
	}, [shown, goTo]);
	return (
		<fieldset className="schema-form">
			<legend className="hidden-label">Further schema {place}</legend>
			<div className="schema-form-head">
				<label>
					<span>URI</span>
					<input
						type="text"
						inputMode="url"
						spellCheck={false}
						value={uri}
						placeholder="https://example.com/schema"
						onChange={({ target }) => onChange({ ...draft, uri: target.value.trim() })}
					/>
				</label>
				<Button className="button" aria-label={`Remove further schema ${place}`} onPress={onRemove}>
					Remove
				</Button>
			</div>
			<label>
				<span>Text</span>
				<textarea
					ref={area}
					rows={6}
					wrap="off"
					spellCheck={false}
					// biome-ignore lint/a11y/noAutofocus: the person asked to write this text
					autoFocus={startsAtText}
					value={text}
					aria-describedby={findings.length === 0 ? undefined : list}
					onChange={({ target }) => onChange({ ...draft, text: target.value })}
				/>
			</label>
			<FurtherFindings id={list} findings={findings} onChoose={goTo} />
		</fieldset>
	);
}
