import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { gap as gaps } from '../../internal/layout/gap.css';
import { Slot } from '../../internal/Slot';
import * as styles from './Stack.css';

/** Steps of the 4 px grid, or the gaps that follow density: between fields, between sections. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 6 | 8 | 'field' | 'section';

export interface StackProps extends ComponentProps<'div'> {
  /** The space between its children, a step of the scale. @default 4 (16 px) */
  gap?: Gap;
  /** Across the stack. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Renders the only child instead of a `div`. */
  asChild?: boolean;
}

/** Things below each other, evenly spaced. Renders a `div`. */
export function Stack({ gap = 4, align = 'stretch', asChild, className, ...rest }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} className={clsx(styles.stack, gaps[gap], styles.align[align], className)} />;
}
