import type { Json } from '../../core/report.ts';

/**
 * The input schemas of Sigma's nine built-in tools, which the host's document says fit the subset. Names, types,
 * bounds and required lists are the host's; the descriptions are ours.
 */

type Schema = { readonly [keyword: string]: Json };

const string = (description: string): Schema => ({ type: 'string', description });
const boolean = (description: string): Schema => ({ type: 'boolean', description });
const integer = (description: string, minimum?: number): Schema => ({
	type: 'integer',
	description,
	...(minimum === undefined ? {} : { minimum }),
});
const object = (properties: Schema, required: readonly string[]): Schema => ({ type: 'object', properties, required });

export const sigmaTools: Readonly<Record<string, Schema>> = {
	read: object(
		{
			path: string('Path of the file to read'),
			offset: integer('Line to start at, counted from 1', 1),
			limit: integer('Most lines to read', 1),
		},
		['path'],
	),
	bash: object({ command: string('Command line to run'), timeout: integer('Seconds to wait for it') }, ['command']),
	grep: object(
		{
			pattern: string('Regular expression to search for'),
			path: string('File or folder to search in'),
			glob: string('Only files whose name matches'),
			ignore_case: boolean('Take upper and lower case for the same'),
			context: integer('Lines to show around each match', 0),
			limit: integer('Most matches to show', 1),
		},
		['pattern'],
	),
	glob: object(
		{
			pattern: string('Pattern that paths must match'),
			path: string('Folder to start in'),
			limit: integer('Most paths to show', 1),
		},
		['pattern'],
	),
	write: object({ path: string('Path of the file to write'), content: string('Whole new content') }, [
		'path',
		'content',
	]),
	url_fetch: object({ url: string('Address to fetch'), max_length: integer('Most characters to return', 1) }, ['url']),
	edit: object(
		{
			path: string('Path of the file to edit'),
			content: string('Text to put in'),
			old_content: string('Text to replace'),
		},
		['path', 'content'],
	),
	ls: object({ path: string('Folder to list'), limit: integer('Most entries to show', 1) }, []),
	ask_user_question: object(
		{
			question: string('Question to ask'),
			options: {
				type: 'array',
				description: 'Answers to choose from',
				items: {
					oneOf: [
						{ type: 'string' },
						object({ label: { type: 'string' }, value: { type: 'string' }, description: { type: 'string' } }, [
							'label',
						]),
					],
				},
			},
			allow_freeform: boolean('Whether another answer may be typed'),
			placeholder: string('Hint shown in the empty answer field'),
			timeout_ms: integer('Milliseconds to wait for an answer', 1000),
		},
		['question'],
	),
};
