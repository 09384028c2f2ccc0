import { Button } from 'react-aria-components';
import { entryWords, SOURCE_WORDS } from '../../sources/table.ts';
import { count, counted } from '../model/numbers.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useWorkbench } from '../workbench.ts';
import { showSchemas } from './show-schemas.ts';
import { useSources } from './use-sources.ts';

/** One line on the schemas that the text holds: which of them is worked on, or the offer to list them. */
export function SourceBar() {
	const working = useSources(({ working, lost }) => working !== null || lost !== null);
	return working ? <WorkingOn /> : <Offer />;
}

function Offer() {
	const { playground, view } = useWorkbench();
	const listing = useSources(({ listing }) => listing);
	const declined = useSources(({ declined }) => declined);
	const listed = useSources(({ shown }) => shown);
	if (listing === null || listing.rows.length === 0) return null;
	if (listed) {
		return (
			<section className="source-bar" aria-label="Schemas in the text" data-testid="source-bar">
				<p>The verdict above is of the whole text as one schema. Choose one in the list to work on it.</p>
			</section>
		);
	}
	if (declined) return null;
	return (
		<section className="source-bar" aria-label="Schemas in the text" data-testid="source-bar">
			<p>
				{counted(listing.rows.length, 'schema')} in this document ({SOURCE_WORDS[listing.kind]}). It is judged as one
				schema now.
			</p>
			<Button className="button small-button" onPress={() => showSchemas({ view })}>
				{listing.rows.length === 1 ? 'Show it' : `List all ${count(listing.rows.length)}`}
			</Button>
			<IconButton icon="close" label="Not now" onPress={() => playground.sources.decline()} />
		</section>
	);
}

function WorkingOn() {
	const { playground, view } = useWorkbench();
	const working = useSources(({ working }) => working);
	const lost = useSources(({ lost }) => lost);
	const entry = working ?? lost;
	if (entry === null) return null;
	return (
		<section className="source-bar" aria-label="Schemas in the text" data-testid="source-bar">
			<p>
				{working === null ? 'No longer in the text: ' : 'Working on: '}
				<strong className="working-name">{entry.name}</strong>{' '}
				<span className="muted">{working === null ? 'The whole is judged.' : entryWords(entry)}</span>
			</p>
			<Button className="button small-button" onPress={() => showSchemas({ view })}>
				All schemas
			</Button>
			<IconButton icon="close" label="Work on the whole text" onPress={() => playground.sources.widen()} />
		</section>
	);
}
