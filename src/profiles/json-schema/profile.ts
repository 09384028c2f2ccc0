import { dialectOf } from '../../core/dialects/dialects.ts';
import type { DialectId } from '../../core/dialects/ids.ts';
import { dialectRules } from '../../core/dialects/rules.ts';
import type { Outcome, Profile } from '../../core/profile/profile.ts';
import type { Reply } from '../../core/report.ts';
import { admitByMetaSchema, dialectProfileId } from './admit.ts';
import { keywordRows } from './keywords.ts';

interface Facts {
	readonly dialect: DialectId;
	readonly title: string;
	readonly url: string;
}

/** The standard's own answer: its "flag" output. */
function reply({ evaluation, verdict }: Outcome): Reply {
	const valid = verdict === 'accepted' && evaluation === null ? null : (evaluation?.valid ?? null);
	return valid === null ? { text: '' } : { valid, text: JSON.stringify({ valid }) };
}

function replyNote({ evaluation }: Outcome): string {
	return evaluation === null
		? 'The standard gives an output only for a value judged by a schema.'
		: 'The standard’s “flag” output; there is no host behind a plain dialect.';
}

function dialectProfile({ dialect, title, url }: Facts): Profile {
	const { unknownAnnotates } = dialectOf(dialect);
	return {
		id: dialectProfileId(dialect),
		version: dialect,
		title: `JSON Schema ${title}`,
		group: 'JSON Schema',
		summary: `The published dialect ${title}, exactly, with numbers of any size.`,
		source: { title: `JSON Schema ${title}`, url },
		contexts: [{ id: 'instance', title: 'Instance', summary: 'A value judged by a schema.' }],
		dialect,
		keywords: keywordRows(dialect, title),
		otherKeywords: {
			disposition: unknownAnnotates ? 'annotate' : 'ignore',
			note: unknownAnnotates
				? 'not a keyword of the dialect: collected as an annotation'
				: 'not a keyword of the dialect',
			basis: 'documented',
			source: title,
		},
		limits: [],
		schemaFormats: ['json', 'yaml'],
		duplicateNames: { schema: 'warn', value: 'warn' },
		rules: dialectRules(dialect),
		formatChoice: true,
		standard: true,
		replyNote,
		admit: (schema, _context, given) => admitByMetaSchema(schema, dialect, given),
		reply,
	};
}

/** The published dialects, newest first. */
export const dialectProfiles: readonly Profile[] = (
	[
		{ dialect: '2020-12', title: '2020-12', url: 'https://json-schema.org/draft/2020-12' },
		{ dialect: '2019-09', title: '2019-09', url: 'https://json-schema.org/draft/2019-09' },
		{ dialect: 'draft-07', title: 'draft-07', url: 'https://json-schema.org/draft-07' },
		{ dialect: 'draft-06', title: 'draft-06', url: 'https://json-schema.org/draft-06' },
		{ dialect: 'draft-04', title: 'draft-04', url: 'https://json-schema.org/draft-04' },
	] as const
).map(dialectProfile);
