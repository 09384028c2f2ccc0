/** A number with three significant figures, without exponents. */
export function figure(value: number): string {
	if (!Number.isFinite(value)) return '–';
	return value >= 100
		? value.toFixed(0)
		: value >= 10
			? value.toFixed(1)
			: value >= 1
				? value.toFixed(2)
				: value.toPrecision(2);
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
