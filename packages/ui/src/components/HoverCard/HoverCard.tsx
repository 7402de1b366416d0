'use client';

import * as Radix from '@radix-ui/react-hover-card';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { hoverCard } from './HoverCard.css';

export interface HoverCardProps extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'asChild'> {
  /** A preview of what the link leads to: nothing that cannot be reached by following it. */
  content: ReactNode;
  /** The link, one focusable element. */
  children: ReactElement;
  /** Whether it starts open. @default false */
  defaultOpen?: boolean;
}

/**
 * A preview of a link's target, on hover after 700 ms and gone 300 ms after the pointer has left. Renders a `div` in a portal.
 * For sighted users with a pointer or a keyboard; assistive technology follows the link.
 */
export function HoverCard({ content, children, defaultOpen, className, ...rest }: HoverCardProps) {
  return (
    <Radix.Root openDelay={700} closeDelay={300} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} collisionPadding={8} {...rest} className={clsx(hoverCard, className)}>
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
