import { type ComponentType, useMemo } from 'react';
import type { Report } from '../../core/index.ts';
import { Annotations } from '../annotations/Annotations.tsx';
import { CompareView } from '../compare/CompareView.tsx';
import { Schemas } from '../listing/Schemas.tsx';
import { SchemasTally } from '../listing/SchemasTally.tsx';
import { useSources } from '../listing/use-sources.ts';
import { closeCount } from '../model/meters.ts';
import { count } from '../model/numbers.ts';
import type { ResultTab } from '../view.ts';
import { useProfile, useView } from '../workbench.ts';
import { HostSays } from './HostSays.tsx';
import { Keywords } from './Keywords.tsx';
import { Limits } from './Limits.tsx';
import { Problems } from './Problems.tsx';

export interface ResultTabSpec {
	readonly id: ResultTab;
	readonly name: string;
	/** What the tab counts, as it stands beside the name; null where there is nothing. */
	readonly tally: (report: Report) => string | null;
	/** What stands in the place of the tally where it is not of the report. */
	readonly Tally?: ComponentType;
	readonly Content: ComponentType;
	/** Whether only published dialects have it. */
	readonly standard?: boolean;
	/** Whether only documents with many schemas have it, or it is looked at. */
	readonly several?: boolean;
}

const some = (number: number): string | null => (number === 0 ? null : count(number));

/** The views of a report, in the order of their tabs. */
export const RESULT_TABS: readonly ResultTabSpec[] = [
	{ id: 'problems', name: 'Problems', tally: ({ findings }) => count(findings.length), Content: Problems },
	{ id: 'host', name: 'Host says', tally: ({ reply }) => some(reply.text === '' ? 0 : 1), Content: HostSays },
	{
		id: 'limits',
		name: 'Limits',
		tally: (report) => {
			const close = closeCount(report);
			return close === 0 ? some(report.meters.length) : `${count(close)} close`;
		},
		Content: Limits,
	},
	{ id: 'keywords', name: 'Keywords', tally: ({ keywords }) => some(keywords.length), Content: Keywords },
	{ id: 'compare', name: 'Compare', tally: () => null, Content: CompareView },
	{
		id: 'annotations',
		name: 'Annotations',
		tally: ({ annotations }) => some(annotations?.total ?? 0),
		Content: Annotations,
		standard: true,
	},
	{ id: 'schemas', name: 'Schemas', tally: () => null, Tally: SchemasTally, Content: Schemas, several: true },
];

/** The views that the chosen profile and the text have. */
export function useResultTabs(): readonly ResultTabSpec[] {
	const { standard = false } = useProfile();
	const listed = useSources(({ listing }) => listing !== null);
	const looked = useView(({ result, narrowTab }) => result === 'schemas' || narrowTab === 'schemas');
	const several = listed || looked;
	return useMemo(
		() => RESULT_TABS.filter((tab) => (standard || tab.standard !== true) && (several || tab.several !== true)),
		[standard, several],
	);
}
