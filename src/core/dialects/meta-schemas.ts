import type { Document } from '../document/document.ts';
import { readJson } from '../document/json.ts';
import applicator2019 from './meta/2019-09/applicator.json' with { type: 'json' };
import content2019 from './meta/2019-09/content.json' with { type: 'json' };
import core2019 from './meta/2019-09/core.json' with { type: 'json' };
import format2019 from './meta/2019-09/format.json' with { type: 'json' };
import metaData2019 from './meta/2019-09/meta-data.json' with { type: 'json' };
import schema2019 from './meta/2019-09/schema.json' with { type: 'json' };
import validation2019 from './meta/2019-09/validation.json' with { type: 'json' };
import applicator2020 from './meta/2020-12/applicator.json' with { type: 'json' };
import content2020 from './meta/2020-12/content.json' with { type: 'json' };
import core2020 from './meta/2020-12/core.json' with { type: 'json' };
import formatAnnotation2020 from './meta/2020-12/format-annotation.json' with { type: 'json' };
import formatAssertion2020 from './meta/2020-12/format-assertion.json' with { type: 'json' };
import metaData2020 from './meta/2020-12/meta-data.json' with { type: 'json' };
import schema2020 from './meta/2020-12/schema.json' with { type: 'json' };
import unevaluated2020 from './meta/2020-12/unevaluated.json' with { type: 'json' };
import validation2020 from './meta/2020-12/validation.json' with { type: 'json' };
import draft04 from './meta/draft-04.json' with { type: 'json' };
import draft06 from './meta/draft-06.json' with { type: 'json' };
import draft07 from './meta/draft-07.json' with { type: 'json' };

/** The official meta-schemas by URI, without fragment. */
const META_SCHEMAS: ReadonlyMap<string, object> = new Map<string, object>([
	['http://json-schema.org/draft-04/schema', draft04],
	['http://json-schema.org/draft-06/schema', draft06],
	['http://json-schema.org/draft-07/schema', draft07],
	...[schema2019, applicator2019, content2019, core2019, format2019, metaData2019, validation2019].map(byId),
	...[schema2020, applicator2020, content2020, core2020, formatAnnotation2020, formatAssertion2020].map(byId),
	...[metaData2020, unevaluated2020, validation2020].map(byId),
]);

function byId(schema: { readonly $id: string }): readonly [string, object] {
	return [schema.$id, schema];
}

const documents = new Map<string, Document>();

/** The built-in meta-schema (or one of its parts) with this URI, without fragment; null when there is none. */
export function metaSchema(uri: string): Document | null {
	const known = documents.get(uri);
	if (known !== undefined) return known;
	const schema = META_SCHEMAS.get(uri);
	if (schema === undefined) return null;
	const read = readJson(JSON.stringify(schema, null, '\t'));
	if (!read.ok) throw new Error(`meta-schema ${uri}: ${read.error.message}`);
	documents.set(uri, read.document);
	return read.document;
}
