import { comment, readOnly, writeOnly } from '../keywords/annotations.ts';
import { conditional, elseBranch, thenBranch } from '../keywords/combinators.ts';
import { contentEncodingDraft7, contentMediaTypeDraft7 } from '../keywords/content.ts';
import type { Dialect } from './dialect.ts';
import { draft06 } from './draft-06.ts';
import { replaceKeywords } from './replace.ts';

export const draft07: Dialect = {
	...draft06,
	id: 'draft-07',
	uri: 'http://json-schema.org/draft-07/schema',
	keywords: replaceKeywords(
		draft06,
		[],
		[conditional, thenBranch, elseBranch, comment, readOnly, writeOnly, contentMediaTypeDraft7, contentEncodingDraft7],
	),
};
