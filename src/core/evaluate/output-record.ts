import { type Document, OBJECT } from '../document/document.ts';
import { writeJson } from '../document/json-write.ts';
import { escapeToken, pointerOf } from '../document/pointer.ts';
import type { Failure } from './evaluation.ts';
import { locationsAt, type OutputUnit } from './output-unit.ts';
import type { KeywordRecord, Visit } from './record.ts';

const NOT_LISTED = 'What does not fit inside is not listed: there is too much of it.';

/** A keyword of an applied schema: where it stands, and what became of it (null: it had nothing to do). */
interface Part {
	readonly token: string;
	readonly node: number;
	readonly record: KeywordRecord | null;
}

/** Writes units of what was recorded. */
export class RecordWriter {
	readonly #value: Document;
	readonly #sentence: (failure: Failure) => string;

	/** @param sentence our explanation of a failure */
	constructor(value: Document, sentence: (failure: Failure) => string) {
		this.#value = value;
		this.#sentence = sentence;
	}

	/** The standard's `verbose` output: every schema that was applied, and every keyword of it. */
	verbose(visit: Visit): OutputUnit {
		const units = partsOf(visit).map((part) => ({
			...this.#keyword(visit, part),
			...nested(part.record?.inside.map((inner) => this.verbose(inner)) ?? [], part.record?.invalid === true),
		}));
		return { ...this.#schema(visit), ...nested(units, visit.invalid) };
	}

	/** Every keyword that holds, of the schemas that hold, one after the other. */
	flat(visit: Visit): readonly OutputUnit[] {
		if (visit.invalid) return [];
		return partsOf(visit).flatMap((part) => [
			this.#keyword(visit, part),
			...(part.record?.inside.flatMap((inner) => this.flat(inner)) ?? []),
		]);
	}

	/** What annotates, gathered under the schemas in common; a unit with one inside alone gives way to it. */
	condensed(visit: Visit): readonly OutputUnit[] {
		if (visit.invalid) return [];
		return partsOf(visit).flatMap((part) => {
			const unit = this.#keyword(visit, part);
			const inside = part.record?.inside.flatMap((inner) => {
				const units = this.condensed(inner);
				return units.length > 1 ? [{ ...this.#schema(inner), annotations: units }] : units;
			});
			if (unit.annotation === undefined) return inside ?? [];
			return [{ ...unit, ...nested(inside ?? [], false) }];
		});
	}

	#schema(visit: Visit): OutputUnit {
		const { schema, path, instance, invalid, keywords, failures } = visit;
		const told = [...keywords.values()].some((keyword) => keyword.invalid);
		return {
			valid: !invalid,
			...locationsAt(path, schema, schema.resource),
			instanceLocation: pointerOf(this.#value, instance),
			...this.#error(failures, invalid && !told),
		};
	}

	#keyword({ schema, path, instance, invalid: around }: Visit, { token, node, record }: Part): OutputUnit {
		const place = { document: schema.document, node };
		const invalid = record?.invalid === true;
		const says = record?.annotation ?? null;
		return {
			valid: !invalid,
			...locationsAt(`${path}/${token}`, place, schema.resource),
			instanceLocation: pointerOf(this.#value, instance),
			...this.#error(record?.failures ?? [], invalid && record?.inside.every((inner) => !inner.invalid) === true),
			...(says === null || around
				? {}
				: { annotation: { json: writeJson(says.schema.document, says.schema.node, { indent: '' }) } }),
		};
	}

	/** @param needed whether nothing else says why the unit is invalid */
	#error(failures: readonly Failure[], needed: boolean): { readonly error?: string } {
		if (failures.length > 0) return { error: failures.map((failure) => this.#sentence(failure)).join(' ') };
		return needed ? { error: NOT_LISTED } : {};
	}
}

function nested(units: readonly OutputUnit[], invalid: boolean): Pick<OutputUnit, 'errors' | 'annotations'> {
	if (units.length === 0) return {};
	return invalid ? { errors: units } : { annotations: units };
}

/** The keywords of an applied schema that count, in its order. */
function partsOf({ schema: { document, node, resource }, keywords }: Visit): readonly Part[] {
	if (document.kind(node) !== OBJECT) return [];
	const { entries, refSiblings, dialect } = resource.table;
	const parts: Part[] = [];
	for (const child of document.children(node)) {
		const name = document.key(child) ?? '';
		if (!dialect.unknownAnnotates && !entries.has(name)) continue;
		const token = escapeToken(name);
		parts.push({ token, node: child, record: keywords.get(token) ?? null });
	}
	const reference = refSiblings ? undefined : parts.find(({ token }) => token === '$ref');
	return reference === undefined ? parts : [reference];
}
