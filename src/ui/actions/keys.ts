/** A key press that does something. `mod` is Ctrl, or Cmd on a Mac. */
export interface Stroke {
	/** `KeyboardEvent.key`, for keys that are the same on every layout. */
	readonly key?: string;
	/** `KeyboardEvent.code`, where Alt makes another character of the key. */
	readonly code?: string;
	readonly mod?: boolean;
	readonly alt?: boolean;
	readonly shift?: boolean;
}

/** The part of a keyboard event that strokes look at. */
export type StrokeEvent = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether the event is this stroke and no other. */
export function matches(stroke: Stroke, event: StrokeEvent, mac: boolean): boolean {
	const mod = mac ? event.metaKey : event.ctrlKey;
	const other = mac ? event.ctrlKey : event.metaKey;
	// A character such as `?` may need Shift or not, as the layout has it.
	const shift = isCharacter(stroke) || event.shiftKey === (stroke.shift ?? false);
	return (
		(stroke.code === undefined ? event.key.toLowerCase() === stroke.key?.toLowerCase() : event.code === stroke.code) &&
		mod === (stroke.mod ?? false) &&
		!other &&
		event.altKey === (stroke.alt ?? false) &&
		shift
	);
}

/** Whether the stroke is a plain character, which someone may be typing. */
export function isCharacter({ key, mod, alt }: Stroke): boolean {
	return key?.length === 1 && !mod && !alt;
}

const NAMES: Readonly<Record<string, string>> = { Equal: '=', Period: '.', Comma: ',', Backspace: '⌫' };

/** The stroke as it is written on the keys. */
export function strokeName({ key, code, mod, alt, shift }: Stroke, mac: boolean): string {
	const bare = code === undefined ? (key ?? '') : (NAMES[code] ?? code.replace(/^(Key|Digit)/, ''));
	const name = bare.length === 1 ? bare.toUpperCase() : bare;
	const modifiers = mac ? [alt && '⌥', shift && '⇧', mod && '⌘'] : [mod && 'Ctrl', alt && 'Alt', shift && 'Shift'];
	return [...modifiers.filter((part) => typeof part === 'string'), name].join(mac ? '' : '+');
}
