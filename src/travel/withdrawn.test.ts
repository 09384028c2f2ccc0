import { describe, expect, it, vi } from 'vitest';
import { findProfile } from '../profiles/index.ts';
import { makeTravel, replay } from './index.ts';
import type { Rule } from './rule.ts';

/** A rule that is wrong: it says that a pattern checks nothing. */
vi.mock('./rules/index.ts', async (original) => {
	const { rules } = await original<typeof import('./rules/index.ts')>();
	const wrong: Rule = {
		id: 'wrong',
		title: 'Drop a pattern',
		kind: 'keeps-meaning',
		*propose({ document, node }) {
			const pattern = document.child(node, 'pattern');
			if (pattern < 0) return;
			const changes = [{ kind: 'remove', node: pattern } as const];
			yield { variant: 'pattern', keyword: 'pattern', changes, sentence: 'Drop `pattern`.' };
		},
	};
	return { rules: [...rules, wrong] };
});

const profile = findProfile('me');
if (profile === undefined) throw new Error('me');
const input = {
	schema: {
		text: '{"type": "object", "properties": {"a": {"type": "string", "pattern": "^a", "minLength": 0}}}',
		format: 'json',
	},
	targets: [{ profile }],
} as const;

describe('an edit that is wrong about the meaning', () => {
	const made = makeTravel(input);

	it('is withdrawn with a value that tells the two apart, and what it was for is said not to be possible', () => {
		expect(made.withdrawn.map(({ edit }) => edit.rule)).toEqual(['wrong']);
		const { proof } = made.withdrawn[0];
		expect(proof.holds).toBe(false);
		expect(proof.counterexample).toBeTypeOf('string');
		expect(JSON.parse(proof.counterexample ?? '')).not.toMatch(/^a/);
		expect(made.result).toContain('"pattern": "^a"');
		expect(made.steps.map(({ rule }) => rule)).not.toContain('wrong');
		expect(made.reached).toBe(false);
		expect(made.obstacles).toEqual([
			{ kind: 'loses', sentence: 'Not possible without losing `pattern` at /properties/a.' },
		]);
	});

	it('is not made when it is chosen by hand', () => {
		const [{ edit }] = made.withdrawn;
		const again = replay({ ...input, choices: [{ step: edit, on: true }] });
		expect(again.steps).toMatchObject([{ state: 'withdrawn', step: { proof: { holds: false } } }]);
		expect(again.result).toBe(input.schema.text);
	});
});
