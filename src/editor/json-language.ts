import { monaco } from './monaco.ts';

/**
 * Colours and typing aids for JSON. Monaco's own JSON comes only with its validator, which must not run here:
 * what is wrong with a text is said by the report alone.
 */
export function registerJson(): void {
	monaco.languages.register({ id: 'json', extensions: ['.json'], mimetypes: ['application/json'] });
	monaco.languages.setLanguageConfiguration('json', {
		wordPattern: /(-?\d*\.\d\w*)|([^[{\]}:",\s]+)/g,
		brackets: [
			['{', '}'],
			['[', ']'],
		],
		autoClosingPairs: [
			{ open: '{', close: '}', notIn: ['string'] },
			{ open: '[', close: ']', notIn: ['string'] },
			{ open: '"', close: '"', notIn: ['string'] },
		],
		surroundingPairs: [
			{ open: '{', close: '}' },
			{ open: '[', close: ']' },
			{ open: '"', close: '"' },
		],
		indentationRules: { increaseIndentPattern: /[{[]\s*$/, decreaseIndentPattern: /^\s*[}\]],?\s*$/ },
	});
	monaco.languages.setMonarchTokensProvider('json', {
		tokenizer: {
			root: [
				[/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'type'],
				[/"(?:[^"\\]|\\.)*(?:"|$)/, 'string'],
				[/-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/, 'number'],
				[/(?:true|false|null)\b/, 'keyword'],
				[/[{}[\]]/, '@brackets'],
				[/[,:]/, 'delimiter'],
			],
		},
	});
}
