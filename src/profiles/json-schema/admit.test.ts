import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/documents.ts';
import { admitByMetaSchema } from './admit.ts';

const told = (schema: string) =>
	admitByMetaSchema(documentOf(schema), '2020-12').findings.map(({ message }) => message);

describe('a malformed schema', () => {
	it.each([
		['{"type":"strin"}', '`type` is malformed. `enum`: "strin" is not one of the values allowed: ['],
		['{"type":["string","string"]}', '`type` is malformed. `uniqueItems`: the items 0 and 1 are equal.'],
		['{"type":1}', '`type` is malformed. `enum`: 1 is not one of the values allowed: ['],
		['{"minLength":-1}', '`minLength` is malformed. `minimum`: the number must be at least 0; it is -1.'],
		['{"items":[]}', '`items` is malformed. `type` asks for an object or boolean; this is an array.'],
		['[]', 'The schema is malformed. `type` asks for an object or boolean; this is an array.'],
	])('%s is told of in words about what it is', (schema, message) => {
		const [first] = told(schema);
		expect(first.startsWith(message)).toBe(true);
	});

	it('is told of from the top', () => {
		const messages = told('{"type":1,"properties":{"b":{"enum":1}},"minLength":"x"}');
		expect(messages.map((message) => message.split(' ')[0])).toEqual(['`type`', '`enum`', '`minLength`']);
	});
});
