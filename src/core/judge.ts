import type { Format } from './document/document.ts';
import type { Profile } from './profile/profile.ts';
import type { Report } from './report.ts';

/** A text and the notation it is written in. */
export interface SourceText {
	readonly text: string;
	readonly format: Format;
}

/** Another schema document that references may reach. */
export interface NamedSchema {
	readonly uri: string;
	readonly text: string;
}

export interface JudgeInput {
	readonly id?: string;
	readonly profile: Profile;
	/** One of the profile's contexts; the default one when absent. */
	readonly context?: string;
	readonly schema: SourceText;
	/** null: judge the schema alone. */
	readonly value: SourceText | null;
	readonly schemas?: readonly NamedSchema[];
	readonly formatAssertion?: boolean;
}

/** Judges one schema and one value by one profile. Pure: the same input gives the same report. */
export declare function judge(input: JudgeInput): Report;
