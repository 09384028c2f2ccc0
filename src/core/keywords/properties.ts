import { FALSE } from '../document/document.ts';
import { sortNames } from '../evaluate/order.ts';
import { OBJECTS } from '../plan/kinds.ts';
import type { CompiledSchema } from '../plan/plan.ts';
import { isInherited } from './inherited.ts';
import type { Keyword, KeywordContext } from './keyword.ts';
import { regexOf } from './pattern.ts';
import { type NamedProperty, propertiesStep } from './properties-step.ts';
import { PropertyTable } from './property-table.ts';
import { membersAt } from './shapes.ts';
import { type ObjectShape, walk } from './walk.ts';

/** The three keywords that divide the properties of an object among schemas. */
const NAMES = ['properties', 'patternProperties', 'additionalProperties'];

export const properties: Keyword = {
	name: 'properties',
	subschemas: 'map',
	compile(context, node) {
		if (context.rules.propertiesTogether === true) return compileTogether(context);
		const named = namedAt(context, node);
		if (named.length === 0) return;
		if (context.rules.propertiesBySchema) {
			const ordered = sortNames([...named], ({ text }) => text, context.rules.propertyOrder);
			context.emit({ kinds: OBJECTS, step: propertiesStep(ordered) });
		} else emitWalk(context, { table: new PropertyTable(named), patterns: [], rest: null });
	},
};

export const patternProperties: Keyword = {
	name: 'patternProperties',
	subschemas: 'map',
	compile(context, node) {
		if (context.rules.propertiesTogether === true) return compileTogether(context);
		const patterns = patternsAt(context, node);
		if (patterns.length > 0) emitWalk(context, { table: null, patterns, rest: null });
	},
};

export const additionalProperties: Keyword = {
	name: 'additionalProperties',
	subschemas: 'schema',
	compile(context, node) {
		if (context.rules.propertiesTogether === true) return compileTogether(context);
		const rest = context.subschema(node);
		emitWalk(context, { ...knownProperties(context), rest, restOnly: true });
	},
};

/** One walk for all three keywords, emitted by the one among them that the order puts first. */
function compileTogether(context: KeywordContext): void {
	if (!context.leads(NAMES)) return;
	const rest = context.within('additionalProperties', (node) => context.subschema(node));
	emitWalk(context, { ...knownProperties(context), rest });
}

/** What `properties` and `patternProperties` say. */
function knownProperties(context: KeywordContext): Pick<ObjectShape, 'table' | 'patterns'> {
	const named = context.within('properties', (node) => namedAt(context, node)) ?? [];
	return {
		table: named.length === 0 ? null : new PropertyTable(named),
		patterns: context.within('patternProperties', (node) => patternsAt(context, node)) ?? [],
	};
}

function emitWalk(context: KeywordContext, shape: ObjectShape): void {
	// Where nothing more is allowed, that is said of the object and not of the property's value.
	const rest = shape.rest === null ? -1 : context.sibling('additionalProperties');
	const forbids = rest >= 0 && context.document.kind(rest) === FALSE ? context.reporter('additionalProperties') : null;
	const reordered = context.rules.propertyOrder !== 'source';
	context.emit({ kinds: OBJECTS, ...walk(shape, forbids, context.slot(), reordered) });
}

function namedAt(context: KeywordContext, node: number): readonly NamedProperty[] {
	const named: NamedProperty[] = [];
	for (const member of membersAt(context, node)) {
		const text = context.document.key(member) ?? '';
		const inherited = isInherited(context.rules, text);
		// Where names are inherited, `__proto__` names the prototype itself and no schema is looked up under it.
		if (inherited && text === '__proto__') continue;
		named.push({ text, name: context.name(text), schema: context.subschema(member), inherited });
	}
	return named;
}

function patternsAt(context: KeywordContext, node: number): readonly { regex: RegExp; schema: CompiledSchema }[] {
	const patterns: { regex: RegExp; schema: CompiledSchema }[] = [];
	for (const member of membersAt(context, node)) {
		const regex = regexOf(context, member, context.document.key(member) ?? '');
		const schema = context.subschema(member);
		if (regex !== null) patterns.push({ regex, schema });
	}
	return patterns;
}
