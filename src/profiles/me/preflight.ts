import { type Document, OBJECT } from '../../core/document/document.ts';
import { excerpt, shorten } from '../../core/profile/excerpt.ts';
import type { Preflight, RawFinding } from '../../core/profile/profile.ts';
import { DOCUMENT } from './keywords.ts';

/** What each surface asks of a value, whatever the schema; and where in it the schema applies. */
export function preflight(value: Document, context: string): Preflight {
	const { root, findings } = (SURFACES[context] ?? asIs)(value);
	return { root, findings, beforeSchema: false };
}

type Surface = (value: Document) => Pick<Preflight, 'root' | 'findings'>;

const asIs: Surface = () => ({ root: 0, findings: [] });

const SURFACES: Readonly<Record<string, Surface>> = {
	'function-input': functionInput,
	'method-args': methodArgs,
	output: asIs,
};

function functionInput(value: Document): ReturnType<Surface> {
	if (value.kind(0) === OBJECT) return asIs(value);
	const message = `The input of a function must be an object, whatever its schema; this is ${excerpt(value, 0)}.`;
	return { root: -1, findings: [finding(0, message)] };
}

/** The envelope holds exactly `self`, an object, and `args`, which the schema describes. */
function methodArgs(value: Document): ReturnType<Surface> {
	if (value.kind(0) !== OBJECT) {
		const message = `A method is called with an object of \`self\` and \`args\`; this is ${excerpt(value, 0)}.`;
		return { root: -1, findings: [finding(0, message)] };
	}
	const self = value.child(0, 'self');
	const args = value.child(0, 'args');
	const findings: RawFinding[] = [];
	if (self < 0) findings.push(finding(0, 'The envelope lacks `self`, which must be an object.', { property: 'self' }));
	else if (value.kind(self) !== OBJECT) {
		findings.push(finding(self, `\`self\` must be an object; this is ${excerpt(value, self)}.`));
	}
	if (args < 0) {
		const message = 'The envelope lacks `args`. Whether the host takes a call without it is not documented.';
		findings.push(finding(0, message, { property: 'args', basis: 'inferred' }));
	}
	for (const member of value.children(0)) {
		const property = value.key(member) ?? '';
		if (property === 'self' || property === 'args') continue;
		const message = `The envelope takes \`self\` and \`args\` alone; "${shorten(property)}" is neither.`;
		findings.push(finding(member, message, { property, at: 0, mark: 'name' }));
	}
	return { root: args, findings };
}

function finding(node: number, message: string, more: Partial<RawFinding> = {}): RawFinding {
	return {
		code: 'envelope',
		severity: 'error',
		side: 'value',
		keyword: null,
		node,
		mark: 'value',
		message,
		basis: 'documented',
		source: DOCUMENT,
		...more,
	};
}
