import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { type Listing, SOURCE_WORDS } from '../../sources/table.ts';
import { count } from '../model/numbers.ts';
import { useWorkbench } from '../workbench.ts';
import { ListState } from './ListState.tsx';
import { AS_WRITTEN, rowsToShow, type SchemaFilter, type SchemaSort } from './rows.ts';
import { SchemaTable } from './SchemaTable.tsx';
import { SchemaTools } from './SchemaTools.tsx';
import { SourceFindings } from './SourceFindings.tsx';
import { focusRow } from './use-row-keys.ts';
import { useSources } from './use-sources.ts';
import { WholeFile } from './WholeFile.tsx';

const EVERY: SchemaFilter = { text: '', failing: false };

/** All schemas that the text holds, with their verdicts; choosing one narrows the work to it. */
export function Schemas() {
	const { playground } = useWorkbench();
	useEffect(() => {
		playground.sources.show(true);
		return () => playground.sources.show(false);
	}, [playground]);
	const listing = useSources(({ listing }) => listing);
	const [filter, setFilter] = useState(EVERY);
	const [sort, setSort] = useState<SchemaSort>(AS_WRITTEN);
	const search = useRef<HTMLInputElement>(null);
	const table = useRef<HTMLDivElement>(null);
	const sought = useDeferredValue(filter);
	const rows = useMemo(() => (listing === null ? [] : rowsToShow(listing.rows, sought, sort)), [listing, sought, sort]);
	if (listing === null) return <NoList />;
	return (
		<div className="schemas-panel">
			<SchemaTools
				listing={listing}
				shown={rows.length}
				filter={filter}
				onFilter={setFilter}
				search={search}
				onEnter={() => focusRow(table.current, rows[0]?.entry.pointer)}
			>
				<Below listing={listing} />
			</SchemaTools>
			<ListState />
			{listing.rows.length === 0 ? (
				<p className="empty">This document ({SOURCE_WORDS[listing.kind]}) holds no schemas.</p>
			) : rows.length === 0 ? (
				<p className="empty">No schema passes the filter.</p>
			) : (
				<div ref={table}>
					<SchemaTable rows={rows} profiles={listing.profiles} sort={sort} onSort={setSort} leave={search} />
				</div>
			)}
			<SourceFindings findings={listing.findings} />
			{listing.host === undefined ? null : <WholeFile host={listing.host} />}
		</div>
	);
}

/** Ways to what stands under the table, which may be long. */
function Below({ listing: { findings, host } }: { readonly listing: Listing }) {
	const show = (selector: string) => {
		const section = document.querySelector<HTMLElement>(selector);
		section?.scrollIntoView({ block: 'start' });
		section?.focus({ preventScroll: true });
	};
	return (
		<>
			{findings.length === 0 ? null : (
				<Button className="button small-button below" onPress={() => show('.source-findings')}>
					{count(findings.length)} about the document
				</Button>
			)}
			{host === undefined ? null : (
				<Button className="button small-button below" onPress={() => show('.whole-file')}>
					Whole file: exits with {host.exitCode}
				</Button>
			)}
		</>
	);
}

function NoList() {
	return (
		<div className="schemas-panel">
			<ListState />
			<p className="empty">
				The schema text is judged as one schema. Lists are made of a Realm workflow, an MCP tools/list (or the message
				that brings it), tools of OpenAI, Anthropic, Gemini or Bedrock, an OpenAPI document and a custom resource.
			</p>
		</div>
	);
}
