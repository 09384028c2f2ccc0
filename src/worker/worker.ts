/** Entry of the module worker: no DOM, no network, no eval. */
import { Memory } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import { judgeInSteps } from './judge-job.ts';
import { listInSteps } from './list-job.ts';
import { serve, type WorkerScope } from './serve.ts';

// Kept between runs, so that a keystroke in the value does not read the schema again.
const memory = new Memory();

// The page's and the worker's globals are typed together; here `self` is the worker's.
serve(self as unknown as WorkerScope, {
	judge: ({ profile: id, settings, ...request }, progress) => {
		const profile = findProfile(id);
		if (profile === undefined) throw new Error(`There is no profile “${id}” in this build.`);
		return judgeInSteps({ profile, ...request, ...settings }, memory, progress);
	},
	list: (request, progress) => listInSteps(request, findProfile, memory, progress),
});
