import {
	Autocomplete,
	Button,
	Header,
	Input,
	ListBox,
	ListBoxItem,
	ListBoxSection,
	Popover,
	SearchField,
	Select,
	SelectValue,
	Text,
	useFilter,
} from 'react-aria-components';
import type { Profile } from '../../core/index.ts';
import { Icon } from '../parts/Icon.tsx';
import { ScrollList } from '../parts/ScrollList.tsx';
import { useProfile, useSession, useWorkbench } from '../workbench.ts';
import { useOverlay } from './use-overlay.ts';

/** Chooses the host: searchable, grouped, with version and what is left out. */
export function ProfilePicker() {
	const { profiles } = useWorkbench();
	const profile = useProfile();
	const setProfile = useSession(({ setProfile }) => setProfile);
	const overlay = useOverlay('profiles');
	const { contains } = useFilter({ sensitivity: 'base' });
	const groups = [...new Set(profiles.map(({ group }) => group))];
	return (
		<Select
			className="picker profile-picker"
			aria-label="Host profile"
			selectedKey={profile.id}
			onSelectionChange={(key) => key !== null && setProfile(String(key))}
			{...overlay}
		>
			<Button className="button picker-button" data-testid="profile-picker">
				<SelectValue className="picker-value">
					<ProfileName profile={profile} />
				</SelectValue>
				<Icon name="down" />
			</Button>
			<Popover className="popover picker-popover" offset={4}>
				<Autocomplete filter={contains}>
					<SearchField className="search" aria-label="Search profiles" autoFocus>
						<Icon name="search" />
						<Input placeholder="Search profiles" />
					</SearchField>
					<ScrollList label="Profiles">
						<ListBox className="menu" renderEmptyState={() => <p className="empty">No profile has that name.</p>}>
							{groups.map((group) => (
								<ListBoxSection key={group} id={group} className="menu-section">
									<Header>{group}</Header>
									{profiles
										.filter((candidate) => candidate.group === group)
										.map((candidate) => (
											<ProfileItem key={candidate.id} profile={candidate} />
										))}
								</ListBoxSection>
							))}
						</ListBox>
					</ScrollList>
				</Autocomplete>
			</Popover>
		</Select>
	);
}

function ProfileName({ profile: { title, version, partial } }: { readonly profile: Profile }) {
	return (
		<>
			<span className="profile-title">{title}</span>
			{title.endsWith(version) ? null : <span className="profile-version muted">{version}</span>}
			{partial === undefined ? null : <span className="tag">partial</span>}
		</>
	);
}

function ProfileItem({ profile }: { readonly profile: Profile }) {
	const { id, title, version, summary, partial } = profile;
	return (
		<ListBoxItem id={id} textValue={`${title} ${version} ${summary}`} className="menu-item">
			<Text slot="label" className="menu-item-name">
				<ProfileName profile={profile} />
			</Text>
			<Text slot="description" className="muted">
				{summary}
				{partial === undefined ? null : <span className="partial">{partial}</span>}
			</Text>
		</ListBoxItem>
	);
}
