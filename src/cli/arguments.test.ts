import { expect, it } from 'vitest';
import { DEFAULT_DEADLINE, readArguments, UsageError } from './arguments.ts';

const read = (line: string) => readArguments(line.split(' ').filter(Boolean));

it('reads a check of two files, formats from their names', () => {
	expect(read('check --profile me --schema s.json --value v.YAML')).toEqual({
		name: 'check',
		profile: 'me',
		schema: { path: 's.json', format: 'json' },
		value: { path: 'v.YAML', format: 'yaml' },
		json: false,
		deadline: DEFAULT_DEADLINE,
	});
});

it('lets options win over names', () => {
	const line = 'check --profile me --context output --schema s.yml --schema-format json --value - --value-format yaml';
	expect(read(`${line} --json --format-assertion --deadline 50`)).toEqual({
		name: 'check',
		profile: 'me',
		context: 'output',
		schema: { path: 's.yml', format: 'json' },
		value: { path: '-', format: 'yaml' },
		formatAssertion: true,
		json: true,
		deadline: 50,
	});
});

it('needs no value', () => {
	expect(read('check --profile me --schema -')).toMatchObject({ schema: { path: '-' }, value: null });
});

it('reads a check of a link, with another profile if asked', () => {
	const shared = { name: 'link', url: 'https://x/#v1.a.b', json: false, deadline: DEFAULT_DEADLINE };
	expect(read('check --link https://x/#v1.a.b')).toEqual(shared);
	expect(read('check --link https://x/#v1.a.b --profile me')).toEqual({ ...shared, profile: 'me' });
});

it('reads a check of a document', () => {
	expect(read('check --source w.yaml')).toEqual({
		name: 'source',
		file: { path: 'w.yaml', format: 'yaml' },
		profiles: [],
		value: null,
		strict: false,
		output: 'text',
		deadline: DEFAULT_DEADLINE,
	});
	const line = 'check --source - --select a --profile me,realm --context output --value v.yml --strict --format sarif';
	expect(read(line)).toMatchObject({
		file: { path: '-', format: null },
		select: 'a',
		profiles: ['me', 'realm'],
		context: 'output',
		value: { path: 'v.yml', format: 'yaml' },
		strict: true,
		output: 'sarif',
	});
	expect(read('check --source x --source-format yaml --json')).toMatchObject({
		file: { format: 'yaml' },
		output: 'json',
	});
});

it('reads the other commands', () => {
	expect(read('batch - --deadline 7')).toEqual({ name: 'batch', path: '-', deadline: 7 });
	expect(read('profiles --json')).toEqual({ name: 'profiles', json: true });
	expect(read('--version')).toEqual({ name: 'version' });
});

it.each([
	['--help', 'general'],
	['help', 'general'],
	['check --help', 'check'],
	['batch -h', 'batch'],
	['travel --help', 'travel'],
	['profiles --help', 'profiles'],
])('%s helps', (line, topic) => {
	expect(read(line)).toEqual({ name: 'help', topic });
});

it.each([
	['', /^Say what to do/],
	['chekc', /no command "chekc"/],
	['check', /--profile P/],
	['check --profile me', /--schema FILE/],
	['check --profile me --schema - --value -', /Only one/],
	['check --profile me --schema a --nonsense', /--nonsense/],
	['check --profile me --schema a b', /b/],
	['check --profile me --schema', /--schema/],
	['check --profile me --schema a --schema-format xml', /json or yaml, not xml/],
	['check --link x --schema a', /leave --schema out/],
	['check --profile me --schema a --value b --output xml', /flag, basic, detailed or verbose, not xml/],
	['check --profile me --schema a --output flag', /--value FILE/],
	['check --profile me --schema a --value b --output flag --json', /leave --json out/],
	['check --profile me --schema a --with-schema b', /URI=FILE, not b/],
	['check --profile me --schema a --with-schema urn:b=-', /not standard input/],
	['check --link x --output flag', /leave --output out/],
	['check --link x --format-assertion', /leave --format-assertion out/],
	['check --source a --schema b', /leave --schema out/],
	['check --source a --link b', /leave --source out/],
	['check --source a --value b', /--select NAME/],
	['check --source - --select x --value -', /Only one/],
	['check --source a --format xml', /--format is one of text, json, sarif, markdown, csv/],
	['check --source a --format csv --json', /contradict/],
	['check --source a --source-format xml', /json or yaml, not xml/],
	['check --profile me --schema a --strict', /--strict goes with --source/],
	['check --profile me --schema a --format sarif', /--format goes with --source/],
	['travel --profiles me', /one schema/],
	['travel a', /--profiles a,b,c/],
	['travel a --profiles me --write --diff', /contradict/],
	['travel - --profiles me --write', /not standard input/],
	['travel a --profiles me --format csv', /text, json, markdown, not csv/],
	['batch', /one file/],
	['batch a b', /one file/],
	['batch a --deadline 0', /from 1/],
	['batch a --deadline 1.5', /milliseconds/],
	['batch a --deadline 99999999999', /milliseconds/],
	['profiles x', /x/],
])('refuses "%s"', (line, message) => {
	expect(() => read(line)).toThrow(UsageError);
	expect(() => read(line)).toThrow(message);
});
