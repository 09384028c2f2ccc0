/** Entry of the module worker: no DOM, no network, no eval. */
import { judge, Memory } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import type { JudgeRequest } from './protocol.ts';
import { serve, type WorkerScope } from './serve.ts';

// Kept between runs, so that a keystroke in the value does not read the schema again.
const memory = new Memory();

function judgeRequest({ profile: id, context, schema, value, settings }: JudgeRequest) {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(`There is no profile "${id}" in this build.`);
	return judge({ profile, context, schema, value, ...settings }, memory);
}

// The page's and the worker's globals are typed together; here `self` is the worker's.
serve(self as unknown as WorkerScope, { judge: judgeRequest });
