import {
	Button,
	Dialog,
	DialogTrigger,
	Header,
	ListBox,
	ListBoxItem,
	ListBoxSection,
	Popover,
} from 'react-aria-components';
import { allSubjects, LEAST_SUBJECTS, subjectKey } from '../../state/compare/choice.ts';
import { Icon } from '../parts/Icon.tsx';
import { profileOf, useWorkbench } from '../workbench.ts';
import { subjectName, useComparison } from './use-comparison.ts';

/** Chooses what is compared: two hosts to all, each in any of its contexts. */
export function SubjectPicker() {
	const { comparison, profiles } = useWorkbench();
	const chosen = useComparison(({ chosen }) => chosen);
	const subjects = allSubjects(profiles);
	const groups = [...new Set(profiles.map(({ group }) => group))];
	return (
		<DialogTrigger>
			<Button className="button compare-choose" data-testid="compare-choose">
				{chosen.length} of {subjects.length} compared
				<Icon name="down" />
			</Button>
			<Popover className="popover picker-popover" offset={4}>
				<Dialog aria-label="What is compared" className="compare-dialog">
					<p className="muted compare-least">At least {LEAST_SUBJECTS} stay chosen.</p>
					<ListBox
						className="menu"
						aria-label="Hosts to compare"
						selectionMode="multiple"
						escapeKeyBehavior="none"
						selectedKeys={chosen.map(subjectKey)}
						onSelectionChange={(keys) =>
							comparison.choose(keys === 'all' ? new Set(subjects.map(subjectKey)) : new Set([...keys].map(String)))
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
											className="menu-item compare-item"
										>
											{({ isSelected }) => (
												<>
													<span className="compare-check" aria-hidden="true">
														{isSelected ? '✓' : ''}
													</span>
													{subjectName(profiles, subject)}
												</>
											)}
										</ListBoxItem>
									))}
							</ListBoxSection>
						))}
					</ListBox>
				</Dialog>
			</Popover>
		</DialogTrigger>
	);
}
