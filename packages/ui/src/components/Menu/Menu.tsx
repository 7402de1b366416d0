'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactElement } from 'react';
import * as styles from '../../internal/overlay/menu.css';

export interface MenuProps extends Omit<ComponentProps<typeof Radix.Content>, 'asChild'> {
  /** The button that opens the menu, and names it. */
  trigger: ReactElement;
  /** Whether it is open; with it the menu is controlled. */
  open?: boolean | undefined;
  /** Whether it starts open, where the component holds it. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes it. */
  onOpenChange?: ((event: { open: boolean }) => void) | undefined;
}

/**
 * Commands behind a button: the APG menu button pattern. Renders a `div` with role `menu` in a portal.
 * For navigation use links, for the value of a form a Select.
 */
export function Menu({ trigger, open, defaultOpen, onOpenChange, className, ...rest }: MenuProps) {
  return (
    <Radix.Root
      modal={false}
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      onOpenChange={(next) => onOpenChange?.({ open: next })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          loop
          {...rest}
          className={clsx(styles.menu, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
