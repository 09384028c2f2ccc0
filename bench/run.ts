import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { parse as momoa } from '@humanwhocodes/momoa';
import { parseTree } from 'jsonc-parser';
import { comparing } from './compare.ts';
import { type Sample, samples } from './corpus.ts';
import { growth } from './growth.ts';
import { documentOf, fits, keystroke, planOf } from './keyhole.ts';
import { race, type Timing } from './measure.ts';
import { memory } from './memory.ts';
import { type Peer, peers } from './peers.ts';
import { lists } from './sources.ts';
import { figure, table } from './table.ts';
import { travelling } from './travel.ts';

const SEED = Number(process.env['KEYHOLE_SEED'] ?? 20_260_101);
const OUT = process.argv[2] ?? 'bench/RESULTS.md';
const OURS = 'keyhole';
const sections: string[] = [];

function say(text: string): void {
	console.log(text);
	sections.push(text);
}

/** A row of times, each with its ratio to ours. */
function cells(timings: readonly Timing[], names: readonly string[]): string[] {
	const ours = timings.find(({ name }) => name === OURS)?.ms ?? Number.NaN;
	return names.map((name) => {
		const ms = timings.find((timing) => timing.name === name)?.ms ?? null;
		if (ms === null) return '–';
		return name === OURS ? `**${figure(ms)}**` : `${figure(ms)} (${figure(ms / ours)}×)`;
	});
}

/** A check of both values that takes this long is not repeated at a larger size, nor timed. */
const TOO_SLOW_MS = 1_000;

/** Why a peer is left out of a race: it answers wrong on the subject, or is too slow for the size. */
class Exclusions {
	readonly wrong = new Map<string, Set<string>>();
	readonly #slow = new Map<string, number>();

	/** Compares a peer's verdicts on both values with ours; a peer that cannot take the schema is wrong too. */
	async check(peer: Peer, sample: Sample): Promise<void> {
		if (this.excludes(peer, sample)) return;
		const start = performance.now();
		let wrong: boolean;
		try {
			const judge = await peer.compile(sample.schema);
			wrong = !judge.valid(sample.valid.value) || judge.valid(sample.invalid.value);
		} catch {
			wrong = true;
		}
		const took = performance.now() - start;
		if (took > TOO_SLOW_MS) this.#slow.set(`${peer.name} ${sample.subject}`, sample.valid.text.length);
		if (wrong) this.wrong.set(sample.subject, (this.wrong.get(sample.subject) ?? new Set()).add(peer.name));
	}

	excludes({ name }: Peer, { subject, valid }: Sample): boolean {
		const slowFrom = this.#slow.get(`${name} ${subject}`) ?? Number.POSITIVE_INFINITY;
		return this.wrong.get(subject)?.has(name) === true || valid.text.length >= slowFrom;
	}
}

async function reading(all: readonly Sample[]): Promise<void> {
	const names = [OURS, 'JSON.parse', 'jsonc-parser parseTree', 'momoa'];
	const rows: string[][] = [];
	for (const { subject, size, valid } of all) {
		if (size === '1 KB') continue;
		const timings = await race([
			{ name: OURS, run: () => documentOf(valid.text) },
			{ name: 'JSON.parse', run: () => JSON.parse(valid.text) },
			{ name: 'jsonc-parser parseTree', run: () => parseTree(valid.text) },
			{ name: 'momoa', run: () => momoa(valid.text, { mode: 'json' }) },
		]);
		rows.push([`${subject}, ${size}`, ...cells(timings, names)]);
	}
	say(`## 1. Text to document, ms\n\n\`JSON.parse\` keeps no places.\n\n${table(['value', ...names], rows)}\n`);
	say(`Memory held by the tree of 1 MB of text, MB:\n\n${await memory(all)}\n`);
}

async function keystrokes(all: readonly Sample[], exclusions: Exclusions): Promise<void> {
	const names = [OURS, ...peers.map(({ name }) => name)];
	const rows: string[][] = [];
	for (const sample of all) {
		for (const which of ['valid', 'invalid'] as const) {
			const { value, text } = sample[which];
			const timings = await race(
				[
					{ name: OURS, run: () => keystroke(sample.schemaText, text) },
					...peers
						.filter((peer) => !exclusions.excludes(peer, sample))
						.map(({ name, compile }) => ({
							name,
							run: () => {
								// A schema object of its own each time: some keep what they compiled by object.
								const judge = compile(JSON.parse(sample.schemaText) as object);
								return judge instanceof Promise ? judge.then((ready) => ready.errors(value)) : judge.errors(value);
							},
						})),
				],
				5,
			);
			rows.push([`${sample.subject}, ${sample.size}, ${which}`, ...cells(timings, names)]);
		}
	}
	say(
		`## 2. Keystroke: compile and list all errors, ms\n\nOurs starts from both *texts* and gives places; the peers get parsed values, only read the schema, and give none. – : cannot take the schema, answers wrong, or takes over a second for one check.\n\n${table(['case', ...names], rows)}\n`,
	);
}

async function warm(all: readonly Sample[], exclusions: Exclusions): Promise<void> {
	const names = [OURS, ...peers.map(({ name }) => name)];
	const rows: string[][] = [];
	for (const sample of all) {
		const plan = planOf(sample.schemaText);
		const document = documentOf(sample.valid.text);
		const { value } = sample.valid;
		const candidates = [{ name: OURS, run: (): unknown => fits(plan, document) }];
		for (const peer of peers) {
			if (exclusions.excludes(peer, sample)) continue;
			const judge = await peer.compile(sample.schema);
			candidates.push({ name: peer.name, run: () => judge.valid(value) });
		}
		rows.push([`${sample.subject}, ${sample.size}`, ...cells(await race(candidates), names)]);
	}
	const generating = peers.filter(({ generatesCode }) => generatesCode).map(({ name }) => name);
	say(
		`## 3. Warm verdict on a valid value, ms\n\nSchema compiled, value read. Generate code: ${generating.join(', ')}.\n\n${table(['case', ...names], rows)}\n`,
	);
}

async function main(): Promise<void> {
	const all = samples(SEED);
	say(
		`# Speed against peers\n\nMade by \`npm run bench\`, seed ${SEED}, Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}. Medians; in brackets the ratio to ours (above 1× we are faster).\n`,
	);
	const exclusions = new Exclusions();
	for (const sample of all) {
		const plan = planOf(sample.schemaText);
		if (!fits(plan, documentOf(sample.valid.text)) || fits(plan, documentOf(sample.invalid.text))) {
			throw new Error(`keyhole answers wrong on ${sample.subject}, ${sample.size}`);
		}
		for (const peer of peers) await exclusions.check(peer, sample);
	}
	const disagreements = [...exclusions.wrong].map(([subject, names]) => `- ${subject}: ${[...names].join(', ')}`);
	say(
		`Verdicts on every value, valid and invalid: all agree${disagreements.length === 0 ? '.' : `, but these cannot take the schema or answer wrong, and are left out there:\n\n${disagreements.join('\n')}`}\n`,
	);
	await reading(all);
	await keystrokes(all, exclusions);
	await warm(all, exclusions);
	const lines = [...(await growth(SEED)), await lists(), await comparing(), await travelling()];
	say('## 4. Growth\n\nA cost per unit that stays flat.\n');
	for (const { what, unit, costs } of lines) {
		say(`- ${what}: ${costs.map(({ at, ns }) => `${at}: ${figure(ns)} ${unit}`).join(', ')}`);
	}
	mkdirSync(dirname(OUT), { recursive: true });
	writeFileSync(OUT, `${sections.join('\n')}\n`);
}

await main();
