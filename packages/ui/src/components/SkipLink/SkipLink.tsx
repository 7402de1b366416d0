'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps, MouseEvent } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { skipLink } from './SkipLink.css';
import { skipLinkMessages } from './SkipLink.messages';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The main region, as `#` and its id. @default '#main' */
  href?: string;
}

function focusTarget(event: MouseEvent, href: string) {
  const target = document.getElementById(href.slice(1));
  if (!target) return;
  // The address stays as it is: a router would take `#main` for a navigation.
  event.preventDefault();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

/** The first stop of the keyboard: leads past the navigation. Renders an `a` that shows while it has the focus. */
export function SkipLink({ href = '#main', onClick, className, children, ...rest }: SkipLinkProps) {
  const messages = useMessages(skipLinkMessages);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) focusTarget(event, href);
      }}
      className={clsx(skipLink, className)}
    >
      {children ?? messages.toMain}
    </a>
  );
}
