import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Slot } from '../../internal/Slot';
import * as styles from './Link.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** `hover` where the place alone shows that it is a link: navigation, a column of names. @default 'always' */
  underline?: 'always' | 'hover';
  /** Renders the only child, a router's link, instead of an `a`. */
  asChild?: boolean;
}

/** Leads to another place. Renders an `a`. */
export function Link({ underline = 'always', asChild, className, ...rest }: LinkProps) {
  const Root = asChild ? Slot : 'a';
  return <Root {...rest} className={clsx(styles.link, styles.underline[underline], className)} />;
}
