import type { Document } from '../../core/document/document.ts';
import type { Admission, RawFinding } from '../../core/profile/profile.ts';
import { type Compilation, compileBlock } from './admission/block.ts';
import { schemaNotes } from './findings/notes.ts';
import { problemFindings } from './findings/problems.ts';
import { warningFinding } from './findings/warnings.ts';

/** What the reply and the run need of an admission. */
type AdmissionMemo = Compilation;

/** The compilation behind an admission of this profile. */
export function compilationOf(admission: Admission): Compilation {
	return admission.memo as AdmissionMemo;
}

/** Compiles a block as the loader does, and says all that there is to say about it. */
export function admit(schema: Document): Admission {
	const compilation: AdmissionMemo = compileBlock(schema);
	const findings: RawFinding[] = [...problemFindings(schema, compilation)];
	if (findings.length === 0) {
		findings.push(...compilation.lines.map(warningFinding));
		findings.push(...schemaNotes(schema));
	}
	return { taken: compilation.problems.length === 0, findings, memo: compilation };
}
