import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Finding, Report } from '../../core/index.ts';
import { PageDialog } from '../dialogs/PageDialog.tsx';
import { useProfile, useSession, useView, useWorkbench } from '../workbench.ts';
import { type Draft, draftsOf, schemasOf, withDraft, withPositions } from './drafts.ts';
import { SchemaForm } from './SchemaForm.tsx';

/** Further schema documents, given by hand, for references to reach. */
export function SchemasDialog() {
	return (
		<PageDialog overlay="schemas" title="Further schemas">
			<Schemas />
		</PageDialog>
	);
}

function Schemas() {
	const { playground, view } = useWorkbench();
	const { standard = false, title } = useProfile();
	const setSchemas = useSession(({ setSchemas }) => setSchemas);
	const wanted = useView(({ wantedSchema }) => wantedSchema);
	const [drafts, setDrafts] = useState(() => draftsOf(playground.session.getState().schemas, wanted));
	const place = useView(({ furtherPlace }) => furtherPlace);
	const report = useSession(({ report }) => report);
	useEffect(() => () => view.setState({ wantedSchema: null, furtherPlace: null }), [view]);
	const change = (next: readonly Draft[]) => {
		setDrafts(next);
		setSchemas(schemasOf(next));
	};
	return (
		<div className="schemas" data-testid="schemas">
			<p className="muted">
				{standard
					? 'References reach these documents by their URIs. Nothing is ever fetched. JSON or YAML; they go with a link.'
					: `${title} is given one schema alone: these have no effect here, only where a published dialect judges.`}
			</p>
			{withPositions(drafts).map(({ draft, position }, index) => (
				<SchemaForm
					key={draft.number}
					draft={draft}
					place={index + 1}
					startsAtText={draft.uri === wanted}
					shown={place !== null && place.index === position ? place.range : null}
					findings={findingsOf(report, draft, position)}
					onChange={(next) => change(drafts.map((each) => (each.number === next.number ? next : each)))}
					onRemove={() => change(drafts.filter((each) => each.number !== draft.number))}
				/>
			))}
			<Button className="button schemas-add" onPress={() => setDrafts(withDraft(drafts))}>
				Add a schema
			</Button>
		</div>
	);
}

/** What the last report says of a further schema itself. */
function findingsOf(report: Report | null, { uri }: Draft, position: number | null): readonly Finding[] {
	return (report?.findings ?? []).filter(
		({ side, further }) => side === 'schema' && further?.index === position && further.uri === uri,
	);
}
