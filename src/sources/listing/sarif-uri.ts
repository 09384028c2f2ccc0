/**
 * The URI reference of a file in a SARIF log: relative where the path is, with what a URI reserves written out, so that
 * no part of a name is taken for a scheme, a query or a fragment.
 * @param path with `/` or `\` between its parts
 */
export function sarifUri(path: string): string {
	const parts: string[] = [];
	const slashed = path.replaceAll('\\', '/');
	for (const part of slashed.split('/')) {
		if (part === '.' || part === '') continue;
		if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
		else parts.push(part);
	}
	const written = parts.map((part) => encodeURIComponent(part)).join('/');
	if (slashed.startsWith('/')) return `file:///${written}`;
	return /^[A-Za-z]%3A\//.test(written) ? `file:///${written.replace('%3A', ':')}` : written;
}
