import { Switch, type SwitchProps } from 'react-aria-components';

/** A switch with its words. */
export function Toggle({ children, ...rest }: SwitchProps) {
	return (
		<Switch {...rest} className="toggle">
			{(state) => (
				<>
					<span className="toggle-track" aria-hidden="true">
						<span className="toggle-thumb" />
					</span>
					<span>{typeof children === 'function' ? children(state) : children}</span>
				</>
			)}
		</Switch>
	);
}
