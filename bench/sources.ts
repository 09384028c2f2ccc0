import { Memory } from '../src/core/index.ts';
import { findProfile } from '../src/profiles/index.ts';
import { listSchemas } from '../src/sources/index.ts';
import { schema } from './corpus/tool.ts';
import type { Growth } from './growth.ts';
import { race } from './measure.ts';

const PROFILES = ['backplane', 'me', 'realm'];

/** A list of tools as a server answers it: text to verdicts, by three profiles. */
export async function lists(): Promise<Growth> {
	const choices = PROFILES.map((id) => {
		const profile = findProfile(id);
		if (profile === undefined) throw new Error(`There is no profile ${id}.`);
		return { profile };
	});
	const costs: { at: string; ns: number }[] = [];
	for (const count of [50, 500, 2000]) {
		const tools = Array.from({ length: count }, (_, index) => ({ name: `tool_${index}`, inputSchema: schema }));
		const source = { text: JSON.stringify({ tools }, null, 2), format: 'json' } as const;
		const run = () => listSchemas(source, choices, { memory: new Memory() });
		const [{ ms, error }] = await race([{ name: 'keyhole', run }], 5);
		if (ms === null) throw new Error(error);
		costs.push({ at: `${count} tools`, ns: (ms * 1e3) / count });
	}
	return { what: `read and list tools by ${PROFILES.length} profiles`, unit: 'µs/tool', costs };
}
