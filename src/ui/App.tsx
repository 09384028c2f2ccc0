import { useLayoutEffect } from 'react';
import { useKeys } from './actions/use-keys.ts';
import { useComparing } from './compare/use-comparing.ts';
import { ConvertDialog } from './dialogs/ConvertDialog.tsx';
import { KeysDialog } from './dialogs/KeysDialog.tsx';
import { Palette } from './dialogs/Palette.tsx';
import { SettingsDialog } from './dialogs/SettingsDialog.tsx';
import { NarrowLayout } from './layouts/NarrowLayout.tsx';
import { WideLayout } from './layouts/WideLayout.tsx';
import { SourceBar } from './listing/SourceBar.tsx';
import { SchemasDialog } from './schemas/SchemasDialog.tsx';
import { BottomBar } from './shell/BottomBar.tsx';
import { Message } from './shell/Message.tsx';
import { Notices } from './shell/Notices.tsx';
import { SkipLinks } from './shell/SkipLinks.tsx';
import { TopBar } from './shell/TopBar.tsx';
import { VerdictBar } from './shell/VerdictBar.tsx';
import { Welcome } from './shell/Welcome.tsx';
import { TravelDialog } from './travel/TravelDialog.tsx';
import { useMedia } from './use-media.ts';
import { usePreferences } from './workbench.ts';

/** Up to this width there is one column. Keep in step with the style sheets. */
const NARROW = '(max-width: 900px)';

/** The page. */
export function App() {
	useKeys();
	useTheme();
	const narrow = useMedia(NARROW);
	useComparing(narrow);
	return (
		<div className={narrow ? 'page page-narrow' : 'page'}>
			<SkipLinks />
			{narrow ? null : <TopBar />}
			<main className="main">
				<VerdictBar />
				<Welcome />
				<Notices />
				<SourceBar />
				{narrow ? <NarrowLayout /> : <WideLayout />}
			</main>
			{narrow ? <BottomBar /> : null}
			<Message />
			<Palette />
			<KeysDialog />
			<ConvertDialog />
			<SettingsDialog />
			<SchemasDialog />
			<TravelDialog />
		</div>
	);
}

function useTheme(): void {
	const theme = usePreferences(({ theme }) => theme);
	useLayoutEffect(() => {
		document.documentElement.dataset['theme'] = theme;
	}, [theme]);
}
