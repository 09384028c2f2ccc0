import { type Listing, toCsv, toJson, toMarkdown } from '../../sources/table.ts';
import { saveText } from '../files.ts';

/** A form in which the list can be saved. */
export interface Export {
	readonly id: string;
	readonly name: string;
	readonly save: (listing: Listing) => void;
}

export const EXPORTS: readonly Export[] = [
	{ id: 'csv', name: 'CSV', save: (listing) => saveText('schemas.csv', toCsv(listing), 'text/csv') },
	{
		id: 'json',
		name: 'JSON',
		save: (listing) => saveText('schemas.json', `${JSON.stringify(toJson(listing), null, 2)}\n`, 'application/json'),
	},
	{ id: 'markdown', name: 'Markdown', save: (listing) => saveText('schemas.md', toMarkdown(listing), 'text/markdown') },
];
