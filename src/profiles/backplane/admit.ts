import { ARRAY, type Document, FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from '../../core/document/document.ts';
import { excerpt } from '../../core/profile/excerpt.ts';
import type { Admission, RawFinding } from '../../core/profile/profile.ts';
import * as cause from './causes.ts';
import { crowdedObject } from './crowded.ts';
import { type Members, membersByBytes, type Place, schemasIn } from './places.ts';
import { type Problem, type ProblemInput, problem } from './problems.ts';
import { BESIDE_ONE_OF, FORBIDDEN, KNOWN } from './rules.ts';
import { unreadableNumber } from './unreadable.ts';

/** Problems listed, and notes; the host stops at its first problem. */
const MOST = 1000;

/**
 * Checks a whole schema in the host's order: per schema, is it a map, its unknown keywords, `oneOf` or the
 * rules of its type, then the schemas inside it; names by their UTF-8 bytes. The host stops at the first
 * problem; this goes on and lists them all, its first at the head. `memo` is the host's own error, or null.
 */
export function admit(schema: Document): Admission {
	const unreadable = unreadableNumber(schema, 'schema');
	if (unreadable !== null) return { taken: false, findings: [unreadable], memo: null };
	const inspection = new Inspection(schema);
	inspection.run();
	const { problems, notes } = inspection;
	const findings = [...problems.map(({ finding }) => finding), ...notes];
	return { taken: problems.length === 0, findings, memo: problems[0]?.error ?? null };
}

class Inspection {
	readonly problems: Problem[] = [];
	readonly notes: RawFinding[] = [];
	readonly #document: Document;
	/** Schemas still to look at, the next one last. */
	readonly #stack: Place[] = [];
	#full = false;

	constructor(document: Document) {
		this.#document = document;
	}

	run(): void {
		const document = this.#document;
		if (document.kind(0) !== OBJECT) {
			this.#refuse(cause.rootProblem(document));
			return;
		}
		this.#visit({ node: 0, via: null });
		for (let place = this.#stack.pop(); place !== undefined && !this.#full; place = this.#stack.pop()) {
			this.#visit(place);
		}
		const [first, ...others] = this.problems.map(({ finding }) => finding.node);
		const crowded = first === undefined ? -1 : crowdedObject(document, first, others);
		if (crowded >= 0) this.notes.push(cause.crowdNote(document, crowded));
	}

	#refuse(input: ProblemInput): void {
		if (this.problems.length < MOST) this.problems.push(problem(input));
		else if (!this.#full) {
			this.#full = true;
			this.notes.push(cause.truncation(MOST, input.node));
		}
	}

	#note(finding: RawFinding): void {
		if (this.notes.length < MOST) this.notes.push(finding);
	}

	#visit({ node, via }: Place): void {
		const document = this.#document;
		if (document.kind(node) !== OBJECT) {
			this.#refuse(cause.notMap(document, node, via));
			return;
		}
		const members = membersByBytes(document, node);
		const gate = via === null ? cause.rootGate(document, members) : null;
		if (gate !== null) this.#refuse(gate);
		for (const [keyword, value] of members) {
			if (!KNOWN.has(keyword)) this.#refuse(cause.unknownKeyword(keyword, value));
		}
		const oneOf = members.get('oneOf');
		if (gate !== null) this.#enter(schemasIn(document, members));
		else if (oneOf !== undefined) this.#checkOneOf(members, oneOf);
		else this.#checkType(node, via, members);
	}

	#checkOneOf(members: Members, oneOf: number): void {
		const document = this.#document;
		const siblings = [...members.keys()].filter((keyword) => KNOWN.has(keyword) && !BESIDE_ONE_OF.has(keyword));
		if (siblings.length > 0) this.#refuse(cause.siblingsProblem(siblings, oneOf));
		if (document.kind(oneOf) !== ARRAY || document.counts[oneOf] === 0) {
			this.#malformed('oneOf', 'oneOf', oneOf, 'a list with at least one schema');
		} else this.#enter(schemasIn(document, members, ['oneOf']));
	}

	#checkType(node: number, via: string | null, members: Members): void {
		const document = this.#document;
		const written = members.get('type');
		const type = written === undefined ? (via === null ? 'object' : null) : typeOf(document, written);
		const forbidden = type === null ? undefined : FORBIDDEN.get(type);
		if (type === null || forbidden === undefined) {
			const absent = written === undefined || document.kind(written) === NULL;
			this.#refuse(absent ? cause.typeMissing(node, written) : cause.typeUnsupported(document, written));
			// Whatever the type becomes, what stands inside is checked: say it now.
			this.#enter(schemasIn(document, members));
			return;
		}
		if (type === 'object') this.#checkObject(members);
		for (const keyword of forbidden) {
			const value = members.get(keyword);
			if (value !== undefined) this.#refuse(cause.keywordForType(keyword, value, type));
		}
		if (type === 'integer' || type === 'number') {
			const minimum = members.get('minimum');
			if (minimum !== undefined && document.kind(minimum) !== NUMBER) {
				this.#malformed('minimum', 'minimum', minimum, 'a number');
			}
		}
		if (type === 'object') this.#enter(schemasIn(document, members, ['properties']));
		const items = type === 'array' ? members.get('items') : undefined;
		if (items !== undefined) this.#enter([{ node: items, via: 'items' }]);
	}

	#checkObject(members: Members): void {
		const document = this.#document;
		const properties = members.get('properties');
		if (properties !== undefined && document.kind(properties) !== OBJECT) {
			this.#malformed('properties', 'properties', properties, 'an object of schemas');
		}
		const required = members.get('required');
		if (required !== undefined && !isNameList(document, required)) {
			this.#malformed('required', 'required', required, 'a list of property names');
		}
		const alias = members.get('additional_properties');
		const canonical = members.get('additionalProperties');
		const policy = canonical ?? alias;
		if (policy !== undefined && document.kind(policy) !== TRUE && document.kind(policy) !== FALSE) {
			const keyword = canonical === undefined ? 'additional_properties' : 'additionalProperties';
			this.#malformed('additionalProperties', keyword, policy, 'true or false');
		}
		if (canonical !== undefined && alias !== undefined) this.#note(cause.aliasNote(alias));
		if (policy === undefined || document.kind(policy) !== FALSE || required === undefined) return;
		const name = unreachableName(document, required, properties);
		if (name >= 0) this.#note(cause.unreachableNote(document, name, required));
	}

	#malformed(kind: ProblemInput['kind'], keyword: string, node: number, wanted: string): void {
		const message = `\`${keyword}\` must be ${wanted}; this is ${excerpt(this.#document, node)}.`;
		this.#refuse({ kind, keyword, node, message });
	}

	#enter(places: readonly Place[]): void {
		for (let index = places.length - 1; index >= 0; index--) this.#stack.push(places[index]);
	}
}

function typeOf(document: Document, type: number): string | null {
	return document.kind(type) === STRING ? document.string(type) : null;
}

function isNameList(document: Document, node: number): boolean {
	if (document.kind(node) !== ARRAY) return false;
	for (const name of document.children(node)) if (document.kind(name) !== STRING) return false;
	return true;
}

/** The first name that a closed object asks for and can never hold, or -1. */
function unreachableName(document: Document, required: number, properties: number | undefined): number {
	if (!isNameList(document, required)) return -1;
	const declared = new Set<string>();
	if (properties !== undefined && document.kind(properties) === OBJECT) {
		for (const property of document.children(properties)) declared.add(document.key(property) ?? '');
	}
	for (const name of document.children(required)) if (!declared.has(document.string(name))) return name;
	return -1;
}
