import { Document, parseAllDocuments, type Scalar, type Tags, visit } from 'yaml';

/** Scalars whose spelling is kept: a number's digits are what a host may look at. */
const KEPT: ReadonlySet<string> = new Set(['tag:yaml.org,2002:int', 'tag:yaml.org,2002:float']);

function keepSpelling(tags: Tags): Tags {
	return tags.map((tag) =>
		typeof tag === 'object' && KEPT.has(tag.tag) && tag.collection === undefined
			? { ...tag, stringify: (item: Scalar) => item.source ?? String(item.value) }
			: tag,
	);
}

/**
 * Lays a YAML text out anew: two spaces a level, comments and the spelling of numbers kept.
 * @returns null where it cannot be read without errors
 */
export function layOutYaml(text: string): string | null {
	const documents = parseAllDocuments(text, { customTags: keepSpelling, logLevel: 'silent' });
	if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0)) return null;
	for (const document of documents) if (document instanceof Document) visit(document, { Scalar: keepSource });
	return documents.map((document) => document.toString({ lineWidth: 0, indent: 2 })).join('---\n');
}

/** The writer pads a float to the digits it was read with; the kept spelling needs no padding. */
function keepSource(_: unknown, node: Scalar): void {
	if (typeof node.value === 'number' || typeof node.value === 'bigint') delete node.minFractionDigits;
}
