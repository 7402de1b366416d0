import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { gap as gaps } from '../../internal/layout/gap.css';
import { Slot } from '../../internal/Slot';
import type { Gap } from '../Stack';
import * as styles from './Inline.css';

export interface InlineProps extends ComponentProps<'div'> {
  /** The space between its children, a step of the scale. @default 2 (8 px) */
  gap?: Gap;
  /** Across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Along the line. @default 'start' */
  justify?: 'start' | 'between' | 'end';
  /** Renders the only child instead of a `div`. */
  asChild?: boolean;
}

/** Things beside each other, wrapping where the room ends. Renders a `div`. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  asChild,
  className,
  ...rest
}: InlineProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      {...rest}
      className={clsx(styles.inline, gaps[gap], styles.align[align], styles.justify[justify], className)}
    />
  );
}
