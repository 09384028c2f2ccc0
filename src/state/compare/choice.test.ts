import { expect, it } from 'vitest';
import { data } from '../testing/fakes.ts';
import { resolveHosts } from './choice.ts';

const resolve = (...hosts: readonly (readonly [string, string | null])[]) =>
	resolveHosts(data.profiles, { hosts: hosts.map(([profile, context]) => ({ profile, context })), shown: true });

it('finds hosts in the order of the picker, in their usual context where none is named', () => {
	expect(resolve(['beta', null], ['alpha', 'only'], ['beta', 'input'])).toEqual({
		subjects: [
			{ profile: 'alpha', context: 'only' },
			{ profile: 'beta', context: 'input' },
		],
		trouble: null,
	});
});

it('says how many are not in this build, and what is compared instead', () => {
	expect(resolve(['alpha', null], ['beta', 'output'], ['gone', null])).toMatchObject({
		subjects: [{ profile: 'alpha' }, { context: 'output' }],
		trouble: expect.stringMatching(/does not have 1 of the hosts.*The others/),
	});
	expect(resolve(['alpha', null], ['beta', 'gone'], ['gone', null])).toMatchObject({
		subjects: null,
		trouble: expect.stringMatching(/does not have 2 of the hosts.*The usual ones/),
	});
	expect(resolve(['alpha', null])).toEqual({ subjects: null, trouble: null });
});
