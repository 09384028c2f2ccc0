/**
 * What page and worker say to each other. Closed unions: a job is one member of `Jobs`, and every message
 * type below follows from that map, so that a new kind of job is one entry here and one handler in the worker.
 */

import type { Comparison, PartResult } from '../compare/view.ts';
import type { NamedSchema, OutputFormat, Report, Rule, SourceText } from '../core/index.ts';
import type { ListResult } from '../sources/index.ts';
import type { Allowed, Choice, CodeAction, Replay, Travel } from '../travel/view.ts';
import type { Converted } from './convert-job.ts';

/** What besides texts, profile and context changes a judgement. */
export interface JudgeSettings {
	readonly formatAssertion: boolean;
	/** Other schema documents that references may reach. */
	readonly schemas: readonly NamedSchema[];
	/** Whether annotations are told, by profiles that collect them. */
	readonly annotations?: boolean;
}

export interface JudgeRequest {
	/** Profile id. */
	readonly profile: string;
	/** Context id of that profile. */
	readonly context: string;
	readonly schema: SourceText;
	/** The schema is the one at this JSON Pointer of a document that holds many; absent: the whole text. */
	readonly pointer?: string;
	/** The name that the schema at the pointer must bear; absent: any. */
	readonly named?: string;
	/** null: judge the schema alone. */
	readonly value: SourceText | null;
	readonly settings: JudgeSettings;
}

export interface OutputRequest extends JudgeRequest {
	readonly output: OutputFormat;
}

export interface ListRequest {
	/** The document that holds many schemas. */
	readonly source: SourceText;
	/** Profiles to judge by; a context is for every schema, absent: the one that fits each. */
	readonly profiles: readonly { readonly profile: string; readonly context?: string }[];
	readonly settings: JudgeSettings;
}

export interface ConvertRequest {
	readonly source: SourceText;
	readonly to: SourceText['format'];
}

/** A schema that is to be rewritten, and for whom. */
interface Rewriting {
	readonly schema: SourceText;
	/** The schema is the one at this JSON Pointer of a document that holds many; absent: the whole text. */
	readonly pointer?: string;
	/** Who must take the schema; where no context is said, the one that fits what the schema is for. */
	readonly targets: readonly TargetName[];
	readonly settings: JudgeSettings;
	/** Milliseconds after which it ends with what it has; give the run a longer deadline. */
	readonly budget?: number;
}

export interface TravelRequest extends Rewriting {
	/** Which edits may change the meaning; none by default. */
	readonly allow?: Allowed;
}

export interface ReplayRequest extends Rewriting {
	/** The edits, each with whether it is to be made. */
	readonly choices: readonly Choice[];
}

/** Why a schema cannot be rewritten, in a sentence. */
export interface NotRewritable {
	readonly ok: false;
	readonly message: string;
}

export type TravelAnswer =
	| NotRewritable
	| {
			readonly ok: true;
			readonly travel: Travel;
			/** The schema as it stands alone. */
			readonly schema: SourceText;
			/** What is to be said of that text; null where there is nothing. */
			readonly note: string | null;
			/** The targets with their contexts, in the order of the request. */
			readonly targets: readonly Required<TargetName>[];
	  };

export type ReplayAnswer =
	| NotRewritable
	| {
			readonly ok: true;
			readonly replay: Replay;
			/** The whole text with the schema in its place, or why it cannot be put there. */
			readonly whole: NotRewritable | { readonly ok: true; readonly text: string };
	  };

export interface CodeActionsRequest {
	readonly schema: SourceText;
	readonly pointer?: string;
	/** Profile id. */
	readonly profile: string;
	readonly context: string;
	readonly settings: JudgeSettings;
	/** Lines of the text, counted from 1: a finding is meant where what it marks begins on one of them. */
	readonly lines: { readonly first: number; readonly last: number };
}

/** A profile of a comparison; its default context when none is said. */
export interface TargetName {
	readonly profile: string;
	readonly context?: string;
}

export interface CompareRequest {
	readonly schema: SourceText;
	/** The schema is the one at this JSON Pointer of a document that holds many; absent: the whole text. */
	readonly pointer?: string;
	/** null: compare on the schema alone. */
	readonly value: SourceText | null;
	readonly targets: readonly TargetName[];
	readonly settings: JudgeSettings;
}

export interface PartRequest {
	readonly schema: SourceText;
	/** As in a comparison. */
	readonly pointer?: string;
	readonly a: TargetName;
	readonly b: TargetName;
	/** The same seed tries the same values. */
	readonly seed: number;
	/** Milliseconds for the search; give the run a longer deadline. */
	readonly budget: number;
	readonly settings: JudgeSettings;
}

export interface GenerateRequest extends Omit<JudgeRequest, 'value'> {
	/** `valid`: a value that fits. `invalid`: one that breaks one rule of the schema. */
	readonly want: 'valid' | 'invalid';
	readonly seed: number;
	/** What stands in the value's place now: another value in the same notation is wanted. */
	readonly present: SourceText;
}

/** A value that was made of a schema, or why none was. */
export type MadeValue =
	| {
			readonly status: 'made';
			/** As the host is given it: in the envelope of its context. */
			readonly value: SourceText;
			/** The rule that an invalid value breaks: keyword and JSON Pointer in the schema's text. */
			readonly rule: Rule | null;
			/** Whether the host takes the schema, and so confirms the value; else the dialect alone speaks for it. */
			readonly confirmed: boolean;
			/** Whether it is another one than stands there now. */
			readonly other: boolean;
	  }
	/** The sentence says why, as far as it is known. */
	| { readonly status: 'none'; readonly sentence: string };

/** The jobs a worker does: what is asked, and what is answered. */
export interface Jobs {
	readonly judge: { readonly request: JudgeRequest; readonly answer: Report };
	/** Gives the standard's output; null where there is none: no published dialect, or the value is not evaluated. */
	readonly output: { readonly request: OutputRequest; readonly answer: string | null };
	/** Lists every schema of a document with its verdicts; answers too where the text is no such document. */
	readonly list: { readonly request: ListRequest; readonly answer: ListResult };
	/** Writes a text in the other notation. */
	readonly convert: { readonly request: ConvertRequest; readonly answer: Converted };
	/** Sets the answers of several profiles side by side. */
	readonly compare: { readonly request: CompareRequest; readonly answer: Comparison };
	/** Looks for a smallest value on which two profiles part. */
	readonly partWays: { readonly request: PartRequest; readonly answer: PartResult };
	/** Makes a value of a schema. */
	readonly generate: { readonly request: GenerateRequest; readonly answer: MadeValue };
	/** Looks for the edits by which all of several profiles take a schema. */
	readonly travel: { readonly request: TravelRequest; readonly answer: TravelAnswer };
	/** Makes the chosen edits of a list. */
	readonly replay: { readonly request: ReplayRequest; readonly answer: ReplayAnswer };
	/** Lists the edits that are offered at a place of a schema. */
	readonly codeActions: { readonly request: CodeActionsRequest; readonly answer: readonly CodeAction[] };
}

export type JobKind = keyof Jobs;

/** Page to worker. One job at a time; the worker is ended, not asked, when a job must stop. */
export type ToWorker = {
	readonly [K in JobKind]: {
		readonly type: 'run';
		readonly run: number;
		readonly kind: K;
		readonly request: Jobs[K]['request'];
	};
}[JobKind];

/** How far a job is. */
export interface Progress {
	/** What is being done, in words for a person. */
	readonly phase: string;
	/** From 0 to 1; null where it cannot be known. */
	readonly fraction: number | null;
}

/** Worker to page. `run` repeats the number of the request. */
export type FromWorker =
	/** Sent once, when the worker's code is loaded. */
	| { readonly type: 'ready' }
	| { readonly type: 'progress'; readonly run: number; readonly progress: Progress }
	| Answered
	/** The job threw: a fault of ours, not of the text. `astray`: the text holds no schema at the request's pointer. */
	| { readonly type: 'fault'; readonly run: number; readonly message: string; readonly astray?: boolean };

export type Answered = {
	readonly [K in JobKind]: {
		readonly type: 'answer';
		readonly run: number;
		readonly kind: K;
		readonly answer: Jobs[K]['answer'];
	};
}[JobKind];
