import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

/** What Ajv answers about one value, as text that can be compared. */
export interface OracleAnswer {
	readonly valid: boolean;
	/** Its error rows as JSON; after `throws ` what it throws instead. */
	readonly rows: string;
}

/** Ajv in the configuration of the host: the default one, a fresh instance for each block. */
export class Oracle {
	/** What compiling threw, or null. */
	readonly thrown: string | null;
	readonly lines: readonly string[];
	readonly #validate: ValidateFunction | null;

	constructor(schemaText: string) {
		const lines: string[] = [];
		const log = (...parts: unknown[]): void => void lines.push(parts.map(String).join(' '));
		const ajv = new Ajv({ logger: { log, warn: log, error: log } });
		let validate: ValidateFunction | null = null;
		let thrown: string | null = null;
		try {
			validate = ajv.compile(JSON.parse(schemaText));
		} catch (error) {
			thrown = messageOf(error);
		}
		this.#validate = validate;
		this.thrown = thrown;
		this.lines = lines;
	}

	/** Whether it answers with promises. */
	get isAsync(): boolean {
		return this.#validate !== null && '$async' in this.#validate;
	}

	/** Asks about a value. The schema compiled. A schema with `$async` answers with a promise, which is waited for. */
	async ask(valueText: string): Promise<OracleAnswer> {
		if (this.#validate === null) throw new Error('The schema did not compile.');
		try {
			const valid: unknown = this.#validate(JSON.parse(valueText));
			if (valid instanceof Promise) return await valid.then(() => FITS, refused);
			return valid === true ? FITS : { valid: false, rows: JSON.stringify(this.#validate.errors) };
		} catch (error) {
			return { valid: false, rows: `throws ${messageOf(error)}` };
		}
	}
}

const FITS: OracleAnswer = { valid: true, rows: '[]' };

function refused(error: unknown): OracleAnswer {
	const { errors } = error as { readonly errors?: readonly ErrorObject[] };
	return { valid: false, rows: errors === undefined ? `throws ${messageOf(error)}` : JSON.stringify(errors) };
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
