import { describe, expect, it } from 'vitest';
import { findProfile } from '../profiles/index.ts';
import { makeTravel, replay } from './index.ts';

const targets = ['backplane', 'me', 'realm'].map((id) => {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(id);
	return { profile };
});
const schema = {
	text: '{"type": "object", "title": "t", "properties": {"a": {"$ref": "#/$defs/a"}}, "$defs": {"a": {"type": ["string"]}}}',
	format: 'json',
} as const;
const found = makeTravel({ schema, targets });

/** What comes of the edits found, those of these rules switched off. */
function without(...rules: readonly string[]) {
	return replay({
		schema,
		targets,
		choices: found.steps.map((step) => ({ step, on: !rules.includes(step.rule) })),
	});
}

const states = ({ steps }: ReturnType<typeof without>) => steps.map(({ step, state }) => `${step.rule}: ${state}`);
const refusing = ({ standings }: ReturnType<typeof without>) =>
	standings.filter(({ findings }) => findings.length > 0).map(({ profile }) => profile);

describe('making the chosen edits of a list', () => {
	it('gives with all of them what was found, and tries nothing anew', () => {
		const all = without();
		expect(all.result).toBe(found.result);
		expect(all.standings).toEqual(found.standings);
		for (const [index, { state, step }] of all.steps.entries()) {
			expect(state).toBe('made');
			expect(step).toBe(found.steps[index]);
		}
	});

	it('leaves one out, and tells who then refuses', () => {
		const left = without('drop-annotation');
		expect(states(left)).toContain('drop-annotation: off');
		expect(left.result).toContain('"title": "t"');
		expect(left.result).not.toContain('$ref');
		expect(refusing(left)).toEqual(['backplane']);
	});

	it('proves anew what then meets another text', () => {
		const left = without('drop-annotation');
		const after = left.steps.filter(({ state }) => state === 'made');
		expect(after.length).toBeGreaterThan(1);
		for (const { step } of after) {
			expect(step.proof).toMatchObject({ holds: true });
			expect(step.proof?.tried).toBeGreaterThanOrEqual(1000);
		}
	});

	it('says of an edit that is not possible without another which one that is', () => {
		const left = without('inline-reference');
		const inline = found.steps.findIndex(({ rule }) => rule === 'inline-reference');
		const impossible = left.steps.filter(({ state }) => state === 'impossible');
		expect(inline).toBeGreaterThanOrEqual(0);
		expect(impossible.map(({ step }) => step.rule)).toContain('drop-definitions');
		for (const { needs } of impossible) expect(needs).toBe(inline);
		expect(left.result).toContain('"$ref"');
	});

	it('makes nothing unproved when there is no time', () => {
		const choices = found.steps.map(({ proof: _, ...step }) => ({ step, on: true }));
		const left = replay({ schema, targets, choices, stop: () => true });
		expect(left.result).toBe(schema.text);
		expect(left.steps[0].state).toBe('untried');
	});
});
