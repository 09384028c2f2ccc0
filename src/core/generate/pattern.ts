import type { Random } from '../random.ts';

/** Characters and repetitions that one string may take before it is given up. */
const MOST_WORK = 4000;
/** Groups inside groups. */
const MOST_NESTED = 40;
/** How often something without an upper bound is repeated beyond its lower one. */
const MOST_REPEATED = 3;

const CLASSES: Readonly<Record<string, string>> = {
	d: '0123456789',
	w: 'abcxyzABCXYZ0189_',
	s: ' \t',
	D: 'a-_ ',
	W: ' -.!',
	S: 'a0-.',
	'.': 'abz09 -_',
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', 0: '\0' };

/** Thrown for what this small writer does not know: look-around, back references, properties of characters. */
class Unknown extends Error {}

/**
 * A string that a simple regular expression matches, most likely: the caller confirms it. Anchors are taken as
 * kept, so that the string matches whole.
 * @returns null where the expression is not simple
 */
export function stringMatching(pattern: string, random: Random): string | null {
	try {
		return new Writer(pattern, random).write();
	} catch (error) {
		if (error instanceof Unknown) return null;
		throw error;
	}
}

class Writer {
	readonly #pattern: string;
	readonly #random: Random;
	#at = 0;
	#work = 0;
	#nested = 0;

	constructor(pattern: string, random: Random) {
		this.#pattern = pattern;
		this.#random = random;
	}

	write(): string {
		const text = this.#choice();
		if (this.#at < this.#pattern.length) throw new Unknown();
		return text;
	}

	/** Alternatives up to a closing parenthesis or the end; all are read, one is kept. */
	#choice(): string {
		const written = [this.#sequence()];
		while (this.#peek() === '|') {
			this.#at++;
			written.push(this.#sequence());
		}
		return this.#random.pick(written);
	}

	#sequence(): string {
		let text = '';
		for (let next = this.#peek(); next !== '' && next !== '|' && next !== ')'; next = this.#peek()) {
			text += this.#repeated();
		}
		return text;
	}

	#repeated(): string {
		const start = this.#at;
		let text = this.#atom();
		const [least, most] = this.#quantifier();
		const end = this.#at;
		const count = least + this.#random.below(most - least + 1);
		if (count === 0) return '';
		for (let index = 1; index < count; index++) {
			this.#at = start;
			text += this.#atom();
			this.#spend(text.length > MOST_WORK ? MOST_WORK : 1);
		}
		this.#at = end;
		return text;
	}

	#quantifier(): readonly [number, number] {
		const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.#pattern.slice(this.#at, this.#at + 24));
		if (found === null) return [1, 1];
		this.#at += found[0].length;
		const [mark, least = '', comma, most = ''] = found;
		if (mark[0] === '*') return [0, MOST_REPEATED];
		if (mark[0] === '+') return [1, 1 + MOST_REPEATED];
		if (mark[0] === '?') return [0, 1];
		const from = Number(least);
		if (from > MOST_WORK) throw new Unknown();
		if (comma === '') return [from, from];
		return [from, most === '' ? from + MOST_REPEATED : Math.max(from, Math.min(Number(most), from + 20))];
	}

	#atom(): string {
		this.#spend(1);
		const next = this.#take();
		if (next === '^' || next === '$') return '';
		if (next === '(') return this.#group();
		if (next === '[') return this.#class();
		if (next === '.') return this.#one(CLASSES['.']);
		if (next === '\\') return this.#escape(false);
		if ('*+?{'.includes(next)) throw new Unknown();
		return next;
	}

	#group(): string {
		if (++this.#nested > MOST_NESTED) throw new Unknown();
		if (this.#peek() === '?') {
			const opening = /^\?(?::|<[A-Za-z_]\w*>)/.exec(this.#pattern.slice(this.#at, this.#at + 80));
			if (opening === null) throw new Unknown();
			this.#at += opening[0].length;
		}
		const text = this.#choice();
		if (this.#take() !== ')') throw new Unknown();
		this.#nested--;
		return text;
	}

	#escape(inClass: boolean): string {
		const mark = this.#take();
		if (Object.hasOwn(CLASSES, mark) && mark !== '.') return inClass ? CLASSES[mark] : this.#one(CLASSES[mark]);
		if (Object.hasOwn(CONTROLS, mark)) return CONTROLS[mark];
		if (mark === 'b' || mark === 'B') return '';
		const code = mark === 'u' ? /^[\da-f]{4}/i : mark === 'x' ? /^[\da-f]{2}/i : null;
		if (code !== null) {
			const digits = code.exec(this.#pattern.slice(this.#at, this.#at + 4))?.[0];
			if (digits === undefined) throw new Unknown();
			this.#at += digits.length;
			return String.fromCharCode(Number.parseInt(digits, 16));
		}
		if (mark === '' || /[A-Za-z1-9]/.test(mark)) throw new Unknown();
		return mark;
	}

	#class(): string {
		const negated = this.#peek() === '^';
		if (negated) this.#at++;
		let members = '';
		for (let next = this.#take(); next !== ']'; next = this.#take()) {
			if (next === '') throw new Unknown();
			const first = next === '\\' ? this.#escape(true) : next;
			if (first.length === 1 && this.#peek() === '-' && this.#pattern[this.#at + 1] !== ']') {
				this.#at++;
				const end = this.#take();
				members += range(first, end === '\\' ? this.#escape(true) : end);
			} else members += first;
		}
		if (!negated) return this.#one(members);
		return this.#one([...'aZ0 _-.!é'].filter((character) => !members.includes(character)).join(''));
	}

	#one(characters: string): string {
		const all = [...characters];
		if (all.length === 0) throw new Unknown();
		return this.#random.pick(all);
	}

	#peek(): string {
		return this.#pattern[this.#at] ?? '';
	}

	#take(): string {
		return this.#pattern[this.#at++] ?? '';
	}

	#spend(amount: number): void {
		this.#work += amount;
		if (this.#work > MOST_WORK) throw new Unknown();
	}
}

/** Some characters of a range: its ends and a few between. */
function range(first: string, last: string): string {
	const from = first.charCodeAt(0);
	const to = last.charCodeAt(0);
	if (!(to >= from)) throw new Unknown();
	const step = Math.max(1, Math.floor((to - from) / 8));
	let text = '';
	for (let code = from; code < to; code += step) text += String.fromCharCode(code);
	return text + last[0];
}
