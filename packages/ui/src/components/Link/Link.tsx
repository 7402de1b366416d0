'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { useRenderLink } from '../../internal/link/renderLink';
import { Slot } from '../../internal/Slot';
import * as styles from './Link.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** `hover` where the place alone shows that it is a link: navigation, a column of names. @default 'always' */
  underline?: 'always' | 'hover';
  /** Renders the only child, a link of its own kind, instead of an `a`. */
  asChild?: boolean;
}

/** Leads to another place, by the router of the LinkProvider around it. Renders an `a`. */
export function Link({ underline = 'always', asChild, href, className, ...rest }: LinkProps) {
  const renderLink = useRenderLink();
  const props = { ...rest, className: clsx(styles.link, styles.underline[underline], className) };
  if (asChild) return <Slot {...(href !== undefined && { href })} {...props} />;
  return href === undefined ? <a {...props} /> : renderLink({ href, ...props });
}
