/** Entry of the module worker: no DOM, no network, no eval. */
import { Memory, type Profile } from '../core/index.ts';
import { findProfile } from '../profiles/index.ts';
import { compareJob, partJob } from './compare-job.ts';
import { convertJob } from './convert-job.ts';
import { generateJob } from './generate-job.ts';
import { judgeInSteps } from './judge-job.ts';
import { listInSteps } from './list-job.ts';
import { serve, type WorkerScope } from './serve.ts';
import { actionsInSteps, replayInSteps, travelInSteps } from './travel-job.ts';

// Kept between runs, so that a keystroke in the value does not read the schema again.
const memory = new Memory();

function profileOf(id: string): Profile {
	const profile = findProfile(id);
	if (profile === undefined) throw new Error(`There is no profile “${id}” in this build.`);
	return profile;
}

// The page's and the worker's globals are typed together; here `self` is the worker's.
serve(self as unknown as WorkerScope, {
	judge: ({ profile, settings, ...request }, progress) =>
		judgeInSteps({ profile: profileOf(profile), ...request, ...settings }, memory, progress),
	output: ({ profile, settings, ...request }, progress) =>
		judgeInSteps({ profile: profileOf(profile), ...request, ...settings }, memory, progress).output ?? null,
	travel: (request, progress) => travelInSteps(request, profileOf, memory, progress),
	replay: (request, progress) => replayInSteps(request, profileOf, memory, progress),
	codeActions: (request) => actionsInSteps(request, profileOf, memory),
	list: (request, progress) => listInSteps(request, findProfile, memory, progress),
	convert: (request) => convertJob(request, memory),
	compare: (request, progress) => compareJob(request, profileOf, memory, progress),
	partWays: (request, progress) => partJob(request, profileOf, memory, progress),
	generate: (request) => generateJob(request, profileOf, memory),
});
