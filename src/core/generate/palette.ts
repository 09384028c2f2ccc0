/** Values to choose from where a schema says little: texts, as the spelling of a number matters. */
export const PALETTE = {
	null: ['null'],
	boolean: ['true', 'false'],
	integer: ['0', '1', '-1', '2', '7', '42', '100', '1.0'],
	number: ['0', '1', '-1', '0.5', '3.14', '2', '1.0', '1e2'],
	string: ['""', '"a"', '"text"', '"Grüße"', '"\\ud83e\\udd91"', '"a b"'],
	array: ['[]', '[1]', '["a"]'],
	object: ['{}', '{"a":1}'],
} as const;

export type TypeName = keyof typeof PALETTE;

export const TYPE_NAMES = Object.keys(PALETTE) as readonly TypeName[];

/** One value of each kind, the shortest first: what a rule that may be anything is tried with. */
export const ONE_OF_EACH: readonly string[] = [
	'0',
	'""',
	'[]',
	'{}',
	'null',
	'true',
	'false',
	'1',
	'0.5',
	'-1',
	'"a"',
	'[0]',
];

/** Strings in each published format. */
export const IN_FORMAT: Readonly<Record<string, readonly string[]>> = {
	date: ['2024-02-29', '1999-12-31'],
	time: ['12:00:00Z', '23:59:59+01:00'],
	'date-time': ['2024-02-29T12:00:00Z', '1999-12-31T23:59:59.5+01:00'],
	duration: ['P1D', 'PT1H30M'],
	email: ['a@example.com'],
	'idn-email': ['a@example.com'],
	hostname: ['example.com'],
	'idn-hostname': ['example.com'],
	ipv4: ['192.0.2.1'],
	ipv6: ['2001:db8::1'],
	uri: ['https://example.com/a'],
	'uri-reference': ['/a?b#c'],
	'uri-template': ['/a/{b}'],
	iri: ['https://example.com/ä'],
	'iri-reference': ['/ä'],
	uuid: ['2eb8aa08-aa98-11ea-b4aa-73b441d16380'],
	'json-pointer': ['/a/0'],
	'relative-json-pointer': ['1/a'],
	regex: ['^a+$'],
};
