'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import * as styles from './Menu.css';

export interface MenuProps extends Omit<ComponentProps<typeof Radix.Content>, 'asChild'> {
  /** The button that opens the menu, and names it. */
  trigger: ReactElement;
  /** Whether it starts open. @default false */
  defaultOpen?: boolean;
}

/**
 * Commands behind a button: the APG menu button pattern. Renders a `div` with role `menu` in a portal.
 * For navigation use links, for the value of a form a Select.
 */
export function Menu({ trigger, defaultOpen, className, ...rest }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
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
