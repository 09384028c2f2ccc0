import { load, type State } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { OBJECT } from '../../core/document/document.ts';
import { readYaml } from '../../core/document/yaml.ts';
import { documentOf } from '../testing/documents.ts';
import { positionsOf } from './positions.ts';

/** A node as the loader's YAML reader tells of it when it closes. */
interface Told {
	readonly kind: string | null;
	readonly result: unknown;
	readonly line: number;
	readonly children: readonly Told[];
}

/** The lines of all keys as the loader pairs them: path as JSON → line. @throws where the text cannot be read */
function oracle(text: string): ReadonlyMap<string, number> {
	const open: { line: number; children: Told[] }[] = [{ line: 0, children: [] }];
	load(text, {
		listener(event, state: State) {
			if (event === 'open') {
				open.push({ line: state.line, children: [] });
				return;
			}
			const closed = open.pop();
			const { kind, result } = state;
			if (closed !== undefined) open.at(-1)?.children.push({ kind, result, ...closed });
		},
	});
	const lines = new Map<string, number>();
	const pending: [Told | undefined, readonly string[]][] = [[open[0].children.at(-1), []]];
	for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
		const [node, path] = next;
		if (node?.kind !== 'mapping' || typeof node.result !== 'object' || node.result === null) continue;
		const { children } = node;
		const names = Object.keys(node.result);
		const isPaired =
			children.length === 2 * names.length && names.every((name, at) => children[2 * at].result === name);
		if (!isPaired) continue;
		for (const [at, name] of names.entries()) {
			lines.set(JSON.stringify([...path, name]), children[2 * at].line + 1);
			pending.push([children[2 * at + 1], [...path, name]]);
		}
	}
	return lines;
}

/** Random YAML with everything that keeps keys and values from pairing up. */
class Writer {
	#state: number;
	#anchors = 0;

	constructor(seed: number) {
		this.#state = seed;
	}

	document(): string {
		this.#anchors = 0;
		const text = this.#block(0, 3);
		return this.#chance(0.2) ? text.replaceAll('\n', '\r\n') : text;
	}

	#random(): number {
		this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
		return this.#state / 2 ** 32;
	}

	#chance(share: number): boolean {
		return this.#random() < share;
	}

	#pick<T>(from: readonly T[]): T {
		return from[Math.floor(this.#random() * from.length)];
	}

	#alias(): string {
		return `*n${Math.floor(this.#random() * this.#anchors)}`;
	}

	#block(indent: number, depth: number): string {
		const pad = ' '.repeat(indent);
		const used = new Set<string>();
		let text = '';
		for (let left = 1 + Math.floor(this.#random() * 4); left > 0; left--) {
			const key = this.#chance(0.75) ? this.#pick(PLAIN) : this.#pick(ODD);
			if (used.has(key)) continue;
			used.add(key);
			if (this.#chance(0.15)) text += `${pad}# note\n`;
			if (key === '<<') text += this.#anchors > 0 ? `${pad}<<: ${this.#alias()}\n` : '';
			else text += `${pad}${key}:${this.#value(indent, depth)}`;
		}
		return text === '' ? `${pad}z: 1\n` : text;
	}

	#value(indent: number, depth: number): string {
		const pad = ' '.repeat(indent);
		if (depth > 0 && this.#chance(0.4)) {
			const named = this.#chance(0.2);
			const inner = this.#block(indent + 2, depth - 1);
			return named ? ` &n${this.#anchors++}\n${inner}` : `\n${inner}`;
		}
		if (depth > 0 && this.#chance(0.1)) return `\n${pad}  -\n${this.#block(indent + 4, depth - 1)}`;
		if (this.#anchors > 0 && this.#chance(0.15)) return ` ${this.#alias()}\n`;
		if (this.#chance(0.1)) return ` |\n${pad}  text\n`;
		return this.#chance(0.1) ? '\n' : ` ${this.#flow(2)}\n`;
	}

	#flow(depth: number): string {
		if (depth === 0 || this.#chance(0.4)) return this.#pick(['1', 'text', '"q"', 'null', 'true']);
		const keys = new Set(['a', 'b', '1', '"q"', 'x'].filter(() => this.#chance(0.4)));
		if (this.#chance(0.3)) return `[${[...keys].map(() => this.#flow(depth - 1)).join(', ')}]`;
		return `{${[...keys].map((key) => (this.#chance(0.1) ? key : `${key}: ${this.#flow(depth - 1)}`)).join(', ')}}`;
	}
}

const PLAIN = ['a', 'b', 'c', 'type', 'properties'];
const ODD = [
	'x y',
	'"q"',
	"'s'",
	'1',
	'2',
	'true',
	'null',
	'~',
	'$ref',
	'é',
	'<<',
	'2020-01-01',
	'0x1',
	'1.5',
	'0b1',
	'1a',
];

/** Every path to a key of a document, through objects alone. */
function pathsOf(text: string): { readonly paths: readonly (readonly string[])[]; readonly lineOf: LineOf } | null {
	const read = readYaml(text);
	if (!read.ok) return null;
	const { document } = read;
	const paths: string[][] = [];
	const pending: [number, readonly string[]][] = [[0, []]];
	for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
		const [node, path] = next;
		if (document.kind(node) !== OBJECT) continue;
		for (const child of document.children(node)) {
			const inner = [...path, document.key(child) ?? ''];
			paths.push(inner);
			pending.push([child, inner]);
		}
	}
	const positions = positionsOf(document);
	return { paths, lineOf: (path) => positions.lineOf(path) };
}

type LineOf = (path: readonly string[]) => number | undefined;

describe('places of keys', () => {
	const seed = Number(process.env['KEYHOLE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

	it(`are where the loader's own reader and pairing put them (KEYHOLE_SEED=${seed})`, () => {
		const writer = new Writer(seed);
		const wrong: string[] = [];
		let placed = 0;
		let unplaced = 0;
		for (let at = 0; at < 600; at++) {
			const text = writer.document();
			const own = pathsOf(text);
			let expected: ReadonlyMap<string, number>;
			try {
				expected = oracle(text);
			} catch {
				continue;
			}
			for (const path of own?.paths ?? []) {
				const line = expected.get(JSON.stringify(path));
				const found = own?.lineOf(path);
				if (found !== line) wrong.push(`${JSON.stringify(path)}: ${found}, not ${line}, in\n${text}`);
				if (line === undefined) unplaced++;
				else placed++;
			}
		}
		expect(wrong).toEqual([]);
		expect(placed).toBeGreaterThan(300);
		expect(unplaced).toBeGreaterThan(300);
	});

	it('of explicit keys are theirs too', () => {
		const positions = positionsOf(documentOf('? a\n: b: 1\nc: 2\n', 'yaml'));
		expect([positions.lineOf(['a']), positions.lineOf(['a', 'b']), positions.lineOf(['c'])]).toEqual(
			['["a"]', '["a","b"]', '["c"]'].map((path) => oracle('? a\n: b: 1\nc: 2\n').get(path)),
		);
	});
});
