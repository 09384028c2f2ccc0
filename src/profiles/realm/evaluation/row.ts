import type { Json } from '../../../core/report.ts';

/** One error as the validator reports it, with its members in its order. */
export interface Row {
	readonly instancePath: string;
	readonly schemaPath: string;
	readonly keyword: string;
	readonly params: { readonly [name: string]: Json };
	readonly message: string;
	/** Only inside `propertyNames`: the name that is looked at. */
	readonly propertyName?: string;
}

/** Rows in one line, as the validator joins them. */
export function rowsText(rows: readonly Row[], name = 'data'): string {
	return rows.map(({ instancePath, message }) => `${name}${instancePath} ${message}`).join(', ');
}
