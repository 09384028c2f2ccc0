import { Button } from 'react-aria-components';
import type { Draft } from './drafts.ts';

export interface SchemaFormProps {
	readonly draft: Draft;
	/** From 1: how the form is told from the others. */
	readonly place: number;
	/** Whether the text is what is to be written next. */
	readonly startsAtText: boolean;
	readonly onChange: (draft: Draft) => void;
	readonly onRemove: () => void;
}

/** One further schema: its URI and its text. */
export function SchemaForm({ draft, place, startsAtText, onChange, onRemove }: SchemaFormProps) {
	const { uri, text } = draft;
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
					rows={6}
					spellCheck={false}
					// biome-ignore lint/a11y/noAutofocus: the person asked to write this text
					autoFocus={startsAtText}
					value={text}
					onChange={({ target }) => onChange({ ...draft, text: target.value })}
				/>
			</label>
		</fieldset>
	);
}
