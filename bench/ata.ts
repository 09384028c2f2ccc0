import { createRequire } from 'node:module';
import type { Judge, Peer } from './peers.ts';

/** The part of ata-validator that is used. */
interface Ata {
	readonly Validator: new (
		schema: object,
	) => {
		isValidObject(value: unknown): boolean;
		validate(value: unknown): { readonly errors?: readonly unknown[] };
	};
}

/** Where bench.mjs installs peers that the project's lock file cannot hold. */
const require = createRequire(`${process.cwd()}/node_modules/.cache/keyhole-peers/bench.js`);

/** The package afresh, with `Function` refusing, as where code generation is forbidden. */
function withoutCodeGeneration<T>(work: () => T): T {
	const original = globalThis.Function;
	globalThis.Function = new Proxy(original, {
		construct() {
			throw new EvalError('code generation is off');
		},
	});
	try {
		return work();
	} finally {
		globalThis.Function = original;
	}
}

function ataJudge(module: Ata, schema: object): Judge {
	const judge = new module.Validator(schema);
	return {
		valid: (value) => judge.isValidObject(value),
		errors: (value) => judge.validate(value).errors?.length ?? 0,
	};
}

function load(): { readonly ata: Ata; readonly closures: Ata } {
	const ata = require('ata-validator') as Ata;
	for (const file of Object.keys(require.cache)) if (file.includes('ata-validator')) delete require.cache[file];
	const closures = withoutCodeGeneration(() => {
		const fresh = require('ata-validator') as Ata;
		new fresh.Validator({ type: 'object' }).validate({});
		return fresh;
	});
	return { ata, closures };
}

/** ata-validator, generating code and not; none, with a line that says so, where it could not be installed. */
export function ataPeers(): readonly Peer[] {
	let loaded: ReturnType<typeof load>;
	try {
		loaded = load();
	} catch {
		console.error('ata-validator is not there: it is left out');
		return [];
	}
	const { ata, closures } = loaded;
	return [
		{ name: 'ata-validator', generatesCode: true, compile: (schema) => ataJudge(ata, schema) },
		{
			name: 'ata-validator (closures)',
			generatesCode: false,
			compile: (schema) =>
				withoutCodeGeneration(() => {
					const judge = ataJudge(closures, schema);
					// What it builds lazily must be built while code generation is off.
					judge.valid({});
					judge.errors({});
					return judge;
				}),
		},
	];
}
