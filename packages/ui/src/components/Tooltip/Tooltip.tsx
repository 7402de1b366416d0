'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { clsx } from 'clsx';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use } from 'react';
import { tooltip } from './Tooltip.css';

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'asChild'> {
  /** A few words that add to the control's name; never the only place of something important. */
  content: ReactNode;
  /** The control, one focusable element. */
  children: ReactElement;
  /** @default false */
  defaultOpen?: boolean;
}

const Provided = createContext(false);

/** Lets the tooltips below share one delay: 700 ms for the first, none for a next one within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Provided value={true}>{children}</Provided>
    </Radix.Provider>
  );
}

/**
 * Words about a control, on hover after 700 ms and on focus at once; Escape closes it. The APG tooltip pattern.
 * Renders a `div` in a portal; the control is described by it.
 */
export function Tooltip({ content, children, defaultOpen, className, ...rest }: TooltipProps) {
  const parts = (
    <Radix.Root defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} collisionPadding={8} {...rest} className={clsx(tooltip, className)}>
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return use(Provided) ? parts : <TooltipProvider>{parts}</TooltipProvider>;
}
