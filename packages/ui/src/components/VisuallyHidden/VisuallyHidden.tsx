import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Slot } from '../../internal/Slot';
import { hidden } from '../../internal/text/hidden.css';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Renders the only child instead of a `span`. */
  asChild?: boolean;
}

/** Text for assistive technology alone. Renders a `span`. */
export function VisuallyHidden({ asChild, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span';
  return <Root {...rest} className={clsx(hidden, className)} />;
}
