import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { divider } from './Divider.css';

export interface DividerProps extends ComponentProps<'hr'> {
  /** A line across, or between things beside each other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between groups. Renders an `hr` (role `separator`). */
export function Divider({ orientation, className, ...rest }: DividerProps) {
  return <hr aria-orientation={orientation} {...rest} className={clsx(divider, className)} />;
}
