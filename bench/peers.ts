import { Validator as CfValidator } from '@cfworker/json-schema';
import { validator as schemasafe } from '@exodus/schemasafe';
import { validate as hyperjump, registerSchema, unregisterSchema } from '@hyperjump/json-schema/draft-2020-12';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compileSchema } from 'json-schema-library';
import { Compile } from 'typebox/schema';
import { ataPeers } from './ata.ts';

/** A compiled schema of a peer: a verdict, and how many errors it lists. */
export interface Judge {
	readonly valid: (value: unknown) => boolean;
	readonly errors: (value: unknown) => number;
}

export interface Peer {
	readonly name: string;
	/** Whether it generates code (`new Function`), which a strict Content-Security-Policy forbids. */
	readonly generatesCode: boolean;
	readonly compile: (schema: object) => Judge | Promise<Judge>;
}

let registered = 0;

/** Everything measured against, each used as its own documentation says for speed. */
export const peers: readonly Peer[] = [
	{
		name: 'ajv',
		generatesCode: true,
		compile: (schema) => {
			const options = { strict: false, validateFormats: false } as const;
			const first = new Ajv2020(options).compile(schema);
			let all: ReturnType<Ajv2020['compile']> | undefined;
			return {
				valid: (value) => first(value) as boolean,
				errors: (value) => {
					all ??= new Ajv2020({ ...options, allErrors: true }).compile(schema);
					all(value);
					return all.errors?.length ?? 0;
				},
			};
		},
	},
	{
		name: '@cfworker/json-schema',
		generatesCode: false,
		compile: (schema) => {
			const first = new CfValidator(schema, '2020-12', true);
			const all = new CfValidator(schema, '2020-12', false);
			return {
				valid: (value) => first.validate(value).valid,
				errors: (value) => all.validate(value).errors.length,
			};
		},
	},
	{
		name: '@hyperjump/json-schema',
		generatesCode: false,
		compile: async (schema) => {
			const uri = `https://bench.example/${registered++}`;
			const { $id: _, ...rest } = schema as { $id?: string };
			registerSchema({ ...rest }, uri, 'https://json-schema.org/draft/2020-12/schema');
			const judge = await hyperjump(uri);
			unregisterSchema(uri);
			return {
				valid: (value) => judge(value as never, 'FLAG').valid,
				errors: (value) => {
					const output = judge(value as never, 'BASIC');
					return 'errors' in output ? (output.errors?.length ?? 0) : 0;
				},
			};
		},
	},
	...ataPeers(),
	{
		name: '@exodus/schemasafe',
		generatesCode: true,
		compile: (schema) => {
			const options = {
				mode: 'spec',
				isJSON: true,
				formatAssertion: false,
				allowUnusedKeywords: true,
				includeErrors: false,
			};
			const first = schemasafe(schema as never, options as never);
			let all: ReturnType<typeof schemasafe> | undefined;
			return {
				valid: (value) => first(value as never),
				errors: (value) => {
					all ??= schemasafe(schema as never, { ...options, includeErrors: true, allErrors: true } as never);
					all(value as never);
					return all.errors?.length ?? 0;
				},
			};
		},
	},
	{
		name: 'typebox',
		generatesCode: true,
		compile: (schema) => {
			const judge = Compile(schema as never);
			return { valid: (value) => judge.Check(value), errors: (value) => judge.Errors(value)[1].length };
		},
	},
	{
		name: 'json-schema-library',
		generatesCode: false,
		compile: (schema) => {
			const node = compileSchema(schema as never, { formatAssertion: false } as never);
			return { valid: (value) => node.validate(value).valid, errors: (value) => node.validate(value).errors.length };
		},
	},
];
