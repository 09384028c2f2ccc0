import { Lexer } from 'yaml';
import { type Document, NUMBER, type Span } from './document.ts';
import { resolvePlain } from './yaml-scalars.ts';

/** Something that a text has and its conversion has not. The value is the same but where a name is written twice. */
export interface Loss {
	readonly kind:
		| 'comments'
		| 'anchors'
		| 'aliases'
		| 'tags'
		| 'directives'
		| 'number-spelling'
		| 'names'
		| 'duplicate-names';
	/** A sentence: what is lost. */
	readonly message: string;
	/** Every place of it, in document order. */
	readonly places: readonly Span[];
}

function loss(kind: Loss['kind'], places: readonly Span[], one: string, many: string): Loss[] {
	const { length } = places;
	if (length === 0) return [];
	return [{ kind, message: length === 1 ? one : many.replace('#', length.toLocaleString('en')), places }];
}

/** Values that a conversion to YAML leaves out because their name comes again. */
export function duplicateLosses(document: Document): Loss[] {
	const places = [...(document.shadowed ?? [])].map((node) => document.keySpan(node));
	return loss(
		'duplicate-names',
		places,
		'One value is left out, because its name is written again later in its object.',
		'# values are left out, because their names are written again later in their objects.',
	);
}

/** What a YAML text has that is no part of its value. Nothing for a JSON text. */
export function yamlLosses(document: Document): Loss[] {
	if (document.format !== 'yaml') return [];
	const { '#': comments, '&': anchors, '*': aliases, '!': tags, '%': directives } = scanLexemes(document.text);
	return [
		...loss('comments', comments, 'One comment is lost.', '# comments are lost.'),
		...loss('anchors', anchors, 'One anchor is lost.', '# anchors are lost.'),
		...loss('aliases', aliases, 'One alias is written out.', '# aliases are written out.'),
		...loss('tags', tags, 'One tag is lost; its value stays.', '# tags are lost; their values stay.'),
		...loss('directives', directives, 'One directive is lost.', '# directives are lost.'),
		...loss(
			'number-spelling',
			respelledNumbers(document),
			'One number is spelled in another way.',
			'# numbers are spelled in another way.',
		),
		...loss(
			'names',
			untypedNames(document),
			'One name that is not text becomes text.',
			'# names that are not text become text.',
		),
	];
}

/** Marks of the lexer that stand for no text: start of a document, end of flow style, scalar to come. */
const DOCUMENT = '\u0002';
const FLOW_END = '\u0018';
const SCALAR = '\u001f';

/** The signs with which lexemes begin that are no part of a value. */
const SIGNS = ['#', '&', '*', '!', '%'] as const;
type Sign = (typeof SIGNS)[number];

function scanLexemes(text: string): Readonly<Record<Sign, readonly Span[]>> {
	const found: Record<Sign, Span[]> = { '#': [], '&': [], '*': [], '!': [], '%': [] };
	let at = 0;
	let isScalar = false;
	for (const lexeme of new Lexer().lex(text)) {
		if (lexeme === DOCUMENT || lexeme === FLOW_END) continue;
		if (!isScalar && lexeme === SCALAR) {
			isScalar = true;
			continue;
		}
		const span = { start: at, end: at + lexeme.length };
		const sign = isScalar ? undefined : SIGNS.find((one) => one === lexeme[0]);
		if (sign !== undefined) found[sign].push(span);
		isScalar = false;
		at = span.end;
	}
	return found;
}

/** Places by where they start: what an alias writes out again is written in one place. */
function distinct(places: readonly Span[]): Span[] {
	const byStart = new Map(places.map((place) => [place.start, place]));
	return [...byStart.values()].sort((a, b) => a.start - b.start);
}

function respelledNumbers(document: Document): Span[] {
	const places: Span[] = [];
	for (const node of document.cooked?.keys() ?? []) {
		const place = document.span(node);
		if (document.kind(node) === NUMBER && document.text[place.start] !== '*') places.push(place);
	}
	return distinct(places);
}

function untypedNames(document: Document): Span[] {
	const places: Span[] = [];
	for (let node = 0; node < document.size; node++) {
		const start = document.keyStarts[node];
		if (start < 0) continue;
		const written = document.text.slice(start, document.keyEnds[node]);
		const isTagged = /!\S*\s+$/.test(document.text.slice(Math.max(0, start - 80), start));
		if (!isTagged && resolvePlain(written).kind !== 'text') places.push(document.keySpan(node));
	}
	return distinct(places);
}
