import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge, type Report } from '../../core/index.ts';
import { sharedPath } from '../../testing/shared.ts';
import { backplane } from './profile.ts';

interface Vector {
	readonly name: string;
	readonly schemaText: string;
	readonly valueText: string;
	/** `OK`, or `class | message | details` with the details as Elixir prints them. */
	readonly result: string;
}

const path = sharedPath('cases', 'backplane-vectors.json');
const vectors = path === null ? [] : (JSON.parse(readFileSync(path, 'utf8')) as readonly Vector[]);

/** The details of a result as JSON: atom keys become names, atoms strings. */
function detailsOf(printed: string): unknown {
	const json = printed
		.replace(/^%\{/, '{')
		.replace(/([{ ])(\w+): /g, '$1"$2": ')
		.replace(/: :(\w+)/g, ': "$1"');
	return JSON.parse(json);
}

function run({ schemaText, valueText }: Vector): Report {
	const json = (text: string) => ({ text, format: 'json' as const });
	return judge({ profile: backplane, schema: json(schemaText), value: json(valueText) });
}

describe.skipIf(path === null)('the host’s own answers', () => {
	it('are 125', () => expect(vectors).toHaveLength(125));

	it.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_, vector) => {
		const { reply, verdict, findings } = run(vector);
		if (vector.result === 'OK') {
			expect(verdict).toBe('accepted');
			expect(reply).toMatchObject({ ok: true });
			expect(reply.text).toMatch(/^\{:ok, %\{/);
			return;
		}
		const [errorClass, message, details] = vector.result.split(' | ');
		expect({ class: reply['class'], message: reply['message'], details: reply['details'] }).toEqual({
			class: errorClass,
			message,
			details: detailsOf(details),
		});
		expect(reply.text).toBe(
			`{:error, %Backplane.AgentRuntime.Error{class: :${errorClass}, message: "${message}", details: ${details}, cause: nil}}`,
		);
		expect(['refused', 'invalid']).toContain(verdict);
		expect(findings.filter(({ first }) => first)).toHaveLength(1);
	});
});
