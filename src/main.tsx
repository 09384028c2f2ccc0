import './ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DEFAULT_EXAMPLE, examples } from './profiles/examples.ts';
import { profiles } from './profiles/index.ts';
import { Comparison } from './state/compare/comparison.ts';
import { browserEnvironment } from './state/environment.ts';
import { Playground } from './state/playground.ts';
import { App } from './ui/App.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { createView } from './ui/view.ts';
import { WorkbenchProvider } from './ui/workbench.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root.');

try {
	const environment = browserEnvironment();
	const playground = await Playground.open(environment, {
		profiles,
		examples,
		defaultExample: DEFAULT_EXAMPLE,
	});
	playground.start();
	const comparison = Comparison.of(playground, environment, profiles);
	comparison.warm();
	const view = createView(playground.preferences.getState().layout['results-open'] !== 0);
	createRoot(container).render(
		<StrictMode>
			<ErrorBoundary playground={playground}>
				<WorkbenchProvider value={{ playground, comparison, profiles, examples, view }}>
					<App />
				</WorkbenchProvider>
			</ErrorBoundary>
		</StrictMode>,
	);
} catch (error) {
	// Never a blank page, whatever the browser refuses.
	container.textContent = `Keyhole could not start: ${error instanceof Error ? error.message : String(error)}`;
}
