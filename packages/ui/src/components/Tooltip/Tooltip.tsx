'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { clsx } from 'clsx/lite';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useState } from 'react';
import { useEscapeLayer } from '../../internal/overlay/escape';
import { tooltip } from './Tooltip.css';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children' | 'id' | 'role'> {
  /** A few words that add to the control's name; never the only place of something important. */
  content: ReactNode;
  /** The control, one focusable element. */
  children: ReactElement;
  /** Where it stands; the opposite side where there is no room. @default 'top' */
  side?: Side;
  /** Whether it starts open. @default false */
  defaultOpen?: boolean;
}

/** The side of the control, as one sees it. */
type Side = 'top' | 'right' | 'bottom' | 'left';

const HasProvider = createContext(false);

/** Lets the tooltips below share one delay: 700 ms for the first, none for a next one within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <HasProvider value>
      <Radix.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Radix.Provider>
    </HasProvider>
  );
}

/**
 * Text about a control, on hover after 700 ms and on focus at once; Escape closes it. The APG tooltip pattern.
 * Renders a `div` in a portal; the control is described by it.
 */
export function Tooltip(props: TooltipProps) {
  const own = <OwnTooltip {...props} />;
  return use(HasProvider) ? own : <TooltipProvider>{own}</TooltipProvider>;
}

function OwnTooltip({
  content,
  children,
  side = 'top',
  defaultOpen = false,
  className,
  ...rest
}: TooltipProps) {
  const [open, setOpen] = useState(defaultOpen);
  // Radix closes it; what stands below is not asked.
  useEscapeLayer(open, () => true);
  return (
    <Radix.Root defaultOpen={defaultOpen} onOpenChange={setOpen}>
      {/* `data-state` is for what the control opens itself. */}
      <Radix.Trigger asChild data-state={undefined}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          {...rest}
          className={clsx(tooltip, className)}
          onEscapeKeyDown={(event) => event.stopPropagation()}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
