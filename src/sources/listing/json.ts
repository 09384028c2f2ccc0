import type { Json } from '../../core/report.ts';
import type { Listing } from './model.ts';

/** A listing as plain JSON, for programs: places with lines and columns, no node numbers. */
export function toJson({ kind, profiles, rows, findings, host }: Listing): Json {
	const listed = {
		kind,
		profiles,
		schemas: rows.map(({ entry: { name, kind, role, pointer, realm }, range, cells }) => ({
			name,
			kind,
			role,
			pointer,
			...(realm === undefined ? {} : { realm }),
			range,
			verdicts: cells,
		})),
		findings: findings.map(({ code, severity, message, basis, source, pointer, range }) => ({
			code,
			severity,
			message,
			basis,
			source,
			pointer,
			range,
		})),
		...(host === undefined ? {} : { host }),
	};
	// Everything in it is plain data; the interfaces have no index signature, which Json asks for.
	return listed as unknown as Json;
}
