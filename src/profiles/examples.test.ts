import { describe, expect, it } from 'vitest';
import { judge } from '../core/index.ts';
import { DEFAULT_EXAMPLE, examples } from './examples.ts';
import { findProfile, profiles } from './index.ts';

describe('examples', () => {
	it('have ids that a link can name, each once', () => {
		for (const { id } of examples) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
	});

	it('stand together by host, in the order of the picker', () => {
		const hosts = examples.map(({ profile }) => profile).filter((id, index, all) => id !== all[index - 1]);
		expect(hosts).toEqual(profiles.map(({ id }) => id).filter((id) => hosts.includes(id)));
	});

	it.each(['backplane', 'me', 'realm'].filter(findProfile))('are at least four for %s', (host) => {
		expect(examples.filter(({ profile }) => profile === host).length).toBeGreaterThanOrEqual(4);
	});

	it('begin with a refusal that is worth reading', () => {
		const usual = examples.find(({ id }) => id === DEFAULT_EXAMPLE);
		const profile = findProfile(usual?.profile ?? '');
		if (usual === undefined || profile === undefined) throw new Error('no default example');
		expect(judge({ profile, schema: usual.schema, value: usual.value }).verdict).toBe('refused');
	});

	it.each(examples.map((example) => [example.id, example] as const))(
		'%s names a profile and context that exist',
		(_id, example) => {
			const contexts = findProfile(example.profile)?.contexts.map(({ id }) => id) ?? [];
			expect(contexts).toContain(example.context ?? contexts[0]);
			expect(`${example.title}|${example.summary}`).toMatch(/^.+\|.+\.$/);
		},
	);
});
