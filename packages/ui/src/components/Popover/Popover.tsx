'use client';

import * as Radix from '@radix-ui/react-popover';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactElement } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { elementOf, type FocusTarget } from '../../internal/overlay/focus';
import { type OpenStateProps, useRadixOpenState } from '../../internal/overlay/openState';
import { distances, type PlacementProps } from '../../internal/overlay/placement';
import { type PortalProps, usePortalContainer } from '../../internal/overlay/portal';
import { focusFirstStop, loopTab } from '../../internal/overlay/tabStops';
import { useAnchor } from '../../internal/overlay/useAnchor';
import { popover } from './Popover.css';

export interface PopoverProps extends ComponentProps<'div'>, OpenStateProps, PlacementProps, PortalProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names it for assistive technology: 'Filters'. */
  label: string;
  /** What takes focus on opening; without one the first control. */
  initialFocus?: FocusTarget | undefined;
}

/**
 * Controls that stand at a button until they are used: a non-modal dialog, on Radix. Renders a `div` with role `dialog` in a
 * portal. For commands use a Menu, for a form that must be finished a FormDialog.
 */
export function Popover({
  trigger,
  label,
  open: controlled,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  container,
  initialFocus,
  onKeyDown,
  className,
  ref,
  ...rest
}: PopoverProps) {
  checkNamed('Popover', 'label', label);
  const state = useRadixOpenState({ open: controlled, defaultOpen, onOpenChange }, 'trigger');
  const anchor = useAnchor<HTMLButtonElement>(state.open, ref);
  const portal = usePortalContainer(container);
  return (
    <Radix.Root open={state.open} onOpenChange={state.onOpenChange}>
      <Radix.Trigger asChild ref={anchor.anchorRef}>
        {trigger}
      </Radix.Trigger>
      {portal && (
        <Radix.Portal container={portal as HTMLElement}>
          <Radix.Content
            aria-label={label}
            {...distances}
            {...rest}
            side={side}
            align={align}
            ref={anchor.contentRef}
            data-part="popover"
            className={clsx(popover, className)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) loopTab(event);
            }}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              const content = event.currentTarget as HTMLElement;
              const target = elementOf(initialFocus);
              if (target) target.focus();
              else focusFirstStop(content);
            }}
            onEscapeKeyDown={() => state.note('escape')}
            onInteractOutside={(event) => anchor.isOutside(event) && state.note('outside')}
          />
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
