'use client';

import * as Radix from '@radix-ui/react-popover';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactElement } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { popover } from './Popover.css';

export interface PopoverProps extends Omit<ComponentProps<typeof Radix.Content>, 'asChild'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names it for assistive technology: 'Filters'. */
  label: string;
  /** Whether it is shown. */
  open?: boolean;
  /** Whether it starts open. @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange?: (event: { open: boolean }) => void;
}

/**
 * Controls that stand at a button until they are used: a non-modal dialog, on Radix. Renders a `div` with role `dialog` in a
 * portal. For commands use a Menu, for a form that must be finished a FormDialog.
 */
export function Popover({
  trigger,
  label,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: PopoverProps) {
  checkNamed('Popover', 'label', label);
  return (
    <Radix.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      onOpenChange={(next) => onOpenChange?.({ open: next })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          {...rest}
          className={clsx(popover, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
