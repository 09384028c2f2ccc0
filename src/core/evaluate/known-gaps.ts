/**
 * Tests of the official suite that the engine answers otherwise, each with the reason. None is among the
 * required ones. A test fails when an entry is no gap any more.
 */
export const KNOWN_GAPS: ReadonlyMap<string, string> = new Map(
	[
		'validation of string-encoded content based on media type: an invalid JSON document',
		'validation of binary string-encoding: an invalid base64 string (% is not a valid character)',
		'validation of binary-encoded media type documents: a validly-encoded invalid JSON document',
		'validation of binary-encoded media type documents: an invalid base64 string that is valid JSON',
	].map((name) => [
		`draft7/optional/content.json: ${name}`,
		'`contentEncoding` and `contentMediaType` annotate: asserting them is optional in draft-07 and forbidden after it.',
	]),
);
