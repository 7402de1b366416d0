'use client';

import * as Radix from '@radix-ui/react-hover-card';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { type OpenStateProps, useRadixOpenState } from '../../internal/overlay/openState';
import type { PlacementProps } from '../../internal/overlay/placement';
import { type PortalProps, usePortalContainer } from '../../internal/overlay/portal';
import { useAnchor } from '../../internal/overlay/useAnchor';
import { hoverCard } from './HoverCard.css';

export interface HoverCardProps
  extends Omit<ComponentProps<'div'>, 'content' | 'children'>,
    OpenStateProps,
    PlacementProps,
    PortalProps {
  /** A preview of what the link leads to: nothing that cannot be reached by following it. */
  content: ReactNode;
  /** The link, one focusable element. */
  children: ReactElement;
  /** How it is aligned at its side, in reading direction. @default 'center' */
  align?: PlacementProps['align'];
}

/**
 * A preview of a link's target, on hover after 700 ms and gone 300 ms after the pointer has left. Renders a `div` in a portal.
 * For sighted users with a pointer or a keyboard; assistive technology follows the link.
 */
export function HoverCard({
  content,
  children,
  open: controlled,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'center',
  container,
  className,
  ref,
  ...rest
}: HoverCardProps) {
  const state = useRadixOpenState({ open: controlled, defaultOpen, onOpenChange }, 'hover');
  const anchor = useAnchor<HTMLAnchorElement>(state.open, ref);
  const portal = usePortalContainer(container);
  return (
    <Radix.Root openDelay={700} closeDelay={300} open={state.open} onOpenChange={state.onOpenChange}>
      <Radix.Trigger asChild ref={anchor.anchorRef}>
        {children}
      </Radix.Trigger>
      {portal && (
        <Radix.Portal container={portal as HTMLElement}>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            {...rest}
            side={side}
            align={align}
            ref={anchor.contentRef}
            data-part="card"
            className={clsx(hoverCard, className)}
            onEscapeKeyDown={() => state.note('escape')}
            onPointerDownOutside={(event) => anchor.isOutside(event) && state.note('outside')}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
