import {
	Button,
	Dialog,
	DialogTrigger,
	Header,
	ListBox,
	ListBoxItem,
	ListBoxSection,
	Popover,
	Text,
} from 'react-aria-components';
import { allSubjects, LEAST_SUBJECTS, type Subject, subjectKey, usualSubjects } from '../../state/compare/choice.ts';
import { Icon } from '../parts/Icon.tsx';
import { profileOf, useWorkbench } from '../workbench.ts';
import { versionWords } from './model/version.ts';
import { subjectName, useSubjects } from './use-comparison.ts';

/** Chooses what is compared: two hosts to all, each in any of its contexts. */
export function SubjectPicker() {
	const { comparison, profiles } = useWorkbench();
	const chosen = useSubjects();
	const subjects = allSubjects(profiles);
	const choose = (wanted: readonly Subject[]) => comparison.choose(new Set(wanted.map(subjectKey)));
	return (
		<DialogTrigger>
			<Button className="button compare-choose" data-testid="compare-choose">
				{chosen.length} of {subjects.length} compared
				<Icon name="down" />
			</Button>
			<Popover className="popover picker-popover" offset={4}>
				<Dialog aria-label="What is compared" className="compare-dialog">
					<div className="compare-least">
						<span className="muted">At least {LEAST_SUBJECTS} stay chosen.</span>
						<Button className="button small-button" onPress={() => choose(subjects)}>
							All
						</Button>
						<Button className="button small-button" onPress={() => choose(usualSubjects(profiles))}>
							The usual
						</Button>
					</div>
					<SubjectList label="Hosts to compare" chosen={chosen} onChoose={choose} />
				</Dialog>
			</Popover>
		</DialogTrigger>
	);
}

export interface SubjectListProps {
	readonly label: string;
	readonly chosen: readonly Subject[];
	readonly onChoose: (subjects: readonly Subject[]) => void;
}

/** Every host in each of its contexts, any number of which are chosen. */
export function SubjectList({ label, chosen, onChoose }: SubjectListProps) {
	const { profiles } = useWorkbench();
	const subjects = allSubjects(profiles);
	const groups = [...new Set(profiles.map(({ group }) => group))];
	return (
		<ListBox
			className="menu"
			aria-label={label}
			selectionMode="multiple"
			escapeKeyBehavior="none"
			selectedKeys={chosen.map(subjectKey)}
			onSelectionChange={(keys) =>
				onChoose(subjects.filter((subject) => keys === 'all' || keys.has(subjectKey(subject))))
			}
		>
			{groups.map((group) => (
				<ListBoxSection key={group} id={group} className="menu-section">
					<Header>{group}</Header>
					{subjects
						.filter(({ profile }) => profileOf(profiles, profile).group === group)
						.map((subject) => (
							<ListBoxItem
								key={subjectKey(subject)}
								id={subjectKey(subject)}
								textValue={subjectName(profiles, subject)}
								className="menu-item"
							>
								<Text slot="label">{subjectName(profiles, subject)}</Text>
								<Text slot="description" className="muted">
									{versionWords(profileOf(profiles, subject.profile))}
								</Text>
							</ListBoxItem>
						))}
				</ListBoxSection>
			))}
		</ListBox>
	);
}
