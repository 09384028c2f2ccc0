import { type CSSProperties, useCallback } from 'react';
import { editorOf } from '../../editor/handles.ts';
import type { SchemaRow, SourceEntry } from '../../sources/table.ts';
import { useRoving } from '../results/use-roving.ts';
import { profileOf, useWorkbench } from '../workbench.ts';
import { nextSort, type SchemaColumn, type SchemaSort } from './rows.ts';
import { SchemaLine } from './SchemaLine.tsx';
import { useSources } from './use-sources.ts';

export interface SchemaTableProps {
	readonly rows: readonly SchemaRow[];
	/** Profile ids in the order of the cells; none while verdicts are not there yet. */
	readonly profiles: readonly string[];
	readonly sort: SchemaSort;
	readonly onSort: (sort: SchemaSort) => void;
}

/** All schemas of the document, a row each. Rows out of sight are not laid out. */
export function SchemaTable({ rows, profiles, sort, onSort }: SchemaTableProps) {
	const workbench = useWorkbench();
	const { playground } = workbench;
	const working = useSources(({ working }) => working);
	const roving = useRoving();
	const titleOf = useCallback((id: string) => profileOf(workbench.profiles, id).title, [workbench]);
	const select = useCallback(
		(entry: SourceEntry) => {
			playground.sources.select(entry);
			const row = playground.sources.store.getState().listing?.rows.find((one) => one.entry === entry);
			if (row !== undefined) editorOf('schema')?.outline(row.range);
		},
		[playground],
	);
	const head = (column: SchemaColumn, name: string) => (
		<SortHead column={column} name={name} sort={sort} onSort={onSort} />
	);
	const verdicts = Math.max(1, profiles.length);
	return (
		<table
			className="grid schema-table"
			data-testid="schemas"
			style={{ '--verdicts': verdicts } as CSSProperties}
			onKeyDown={roving.onKeyDown}
		>
			<caption className="hidden-label">Schemas of the document; Enter on a name works on that schema</caption>
			<thead>
				<tr>
					{head('name', 'Schema')}
					{head('what', 'What')}
					{head('place', 'Line')}
					{profiles.length < 2
						? head('verdict', profiles[0] === undefined ? 'Verdict' : titleOf(profiles[0]))
						: profiles.map((id) => (
								<th key={id} scope="col">
									{titleOf(id)}
								</th>
							))}
					<th scope="col">First failure</th>
					{head('gauge', 'Worst gauge')}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<SchemaLine
						key={row.entry.pointer}
						row={row}
						current={row.entry.pointer === working?.pointer}
						titleOf={titleOf}
						onSelect={select}
					/>
				))}
			</tbody>
		</table>
	);
}

interface SortHeadProps extends Pick<SchemaTableProps, 'sort' | 'onSort'> {
	readonly column: SchemaColumn;
	readonly name: string;
}

function SortHead({ column, name, sort, onSort }: SortHeadProps) {
	const isSorted = sort.column === column;
	return (
		<th
			scope="col"
			className={column === 'place' ? 'number' : undefined}
			aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
		>
			<button type="button" className="sort" onClick={() => onSort(nextSort(sort, column))}>
				{name}
				<span className="sort-mark" aria-hidden="true">
					{isSorted ? (sort.descending ? '▾' : '▴') : ''}
				</span>
			</button>
		</th>
	);
}
