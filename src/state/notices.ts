/** What a notice is about. Of each kind there is one at most: a newer one takes its place. */
export type NoticeKind =
	/** A link that opened nothing. */
	| 'link'
	/** A profile or context that this build does not have. */
	| 'selection'
	/** Autosave does not work, or what was saved cannot be read. */
	| 'storage'
	/** Judging waits to be asked for. */
	| 'paused'
	/** Why no value was made. */
	| 'value'
	/** A comparison that names hosts which this build does not have. */
	| 'comparison'
	/** What was here before can be brought back. */
	| 'restore'
	/** An edit that was chosen and not made. */
	| 'edit';

/** What a notice offers to do: judge all the same; bring back what was here before. */
export type NoticeAction = 'judge' | 'restore';

/** Something to tell that is no finding: it stays until it is dismissed or settled. */
export interface Notice {
	readonly kind: NoticeKind;
	readonly tone: 'info' | 'warning';
	readonly text: string;
	readonly action?: NoticeAction;
}

/** The notices with one more; one of the same kind is replaced. */
export function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
	return [...withoutNotice(notices, notice.kind), notice];
}

export function withoutNotice(notices: readonly Notice[], kind: NoticeKind): readonly Notice[] {
	return notices.filter((notice) => notice.kind !== kind);
}
