import { type CSSProperties, type RefObject, useCallback, useMemo } from 'react';
import { editorOf } from '../../editor/handles.ts';
import type { SchemaRow } from '../../sources/table.ts';
import { profileOf, useWorkbench } from '../workbench.ts';
import { isSortedBy, nextSort, type SchemaColumn, type SchemaSort } from './rows.ts';
import { SchemaLine } from './SchemaLine.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useSources } from './use-sources.ts';

export interface SchemaTableProps {
	readonly rows: readonly SchemaRow[];
	/** Profile ids in the order of the cells; none while verdicts are not there yet. */
	readonly profiles: readonly string[];
	readonly sort: SchemaSort;
	readonly onSort: (sort: SchemaSort) => void;
	/** Where Escape leaves the rows for. */
	readonly leave: RefObject<HTMLElement | null>;
}

/** All schemas of the document, a row each. Rows out of sight are not laid out. */
export function SchemaTable({ rows, profiles, sort, onSort, leave }: SchemaTableProps) {
	const workbench = useWorkbench();
	const { playground } = workbench;
	const working = useSources(({ working }) => working);
	const keys = useMemo(() => rows.map(({ entry }) => entry.pointer), [rows]);
	const { reached, ...rowKeys } = useRowKeys(keys, leave);
	const titleOf = useCallback((id: string) => profileOf(workbench.profiles, id).title, [workbench]);
	const select = useCallback(
		(pointer: string) => {
			const row = playground.sources.store.getState().listing?.rows.find(({ entry }) => entry.pointer === pointer);
			if (row === undefined) return;
			playground.sources.select(row.entry);
			editorOf('schema')?.reveal(row.range);
		},
		[playground],
	);
	const head = (column: SchemaColumn, name: string, profile?: string) => (
		<SortHead
			key={profile ?? column}
			column={column}
			name={name}
			sort={sort}
			onSort={onSort}
			{...(profile === undefined ? {} : { profile })}
		/>
	);
	const verdicts = Math.max(1, profiles.length);
	return (
		<table
			className="grid schema-table"
			data-testid="schemas"
			style={{ '--verdicts': verdicts } as CSSProperties}
			{...rowKeys}
		>
			<caption className="hidden-label">
				Schemas of the document; Enter on a name works on that schema, Escape leaves the rows
			</caption>
			<thead>
				<tr>
					{head('name', 'Schema')}
					{head('what', 'What')}
					{head('place', 'Line')}
					{profiles.length < 2
						? head('verdict', profiles[0] === undefined ? 'Verdict' : titleOf(profiles[0]))
						: profiles.map((id) => head('verdict', titleOf(id), id))}
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
						reached={row.entry.pointer === reached}
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
	readonly profile?: string;
}

function SortHead({ column, name, profile, sort, onSort }: SortHeadProps) {
	const isSorted = isSortedBy(sort, column, profile);
	return (
		<th
			scope="col"
			className={column === 'place' ? 'number' : undefined}
			aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
		>
			<button type="button" className="sort" title={name} onClick={() => onSort(nextSort(sort, column, profile))}>
				{name}
				<span className="sort-mark" aria-hidden="true">
					{isSorted ? (sort.descending ? '▾' : '▴') : ''}
				</span>
			</button>
		</th>
	);
}
