import { Button, type ButtonProps, Tooltip, TooltipTrigger } from 'react-aria-components';
import { Icon, type IconName } from './Icon.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'className'> {
	readonly icon: IconName;
	/** The button's name, shown when it is pointed at or focused. */
	readonly label: string;
	/** The key that does the same. */
	readonly keys?: string | undefined;
}

/** A button that is only an icon. */
export function IconButton({ icon, label, keys, ...rest }: IconButtonProps) {
	return (
		<TooltipTrigger delay={500} closeDelay={0}>
			<Button {...rest} aria-label={label} className="button icon-button">
				<Icon name={icon} />
			</Button>
			<Tooltip className="tooltip" offset={6}>
				{label}
				{keys === undefined ? null : <kbd>{keys}</kbd>}
			</Tooltip>
		</TooltipTrigger>
	);
}
