'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from '../../internal/overlay/menu.css';

export interface MenuItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'asChild' | 'onSelect'> {
  /** A decorative icon before the text. */
  icon?: ReactNode;
  /** Removes or ends something: distinguished by colour beside its text. @default 'default' */
  tone?: 'default' | 'danger';
  /** Called on click, Enter and Space; the menu then closes and focus returns to the button. */
  onSelect?: () => void;
}

/** A command. Renders a `div` with role `menuitem`. */
export function MenuItem({ icon, tone = 'default', className, onSelect, children, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      onSelect={() => onSelect?.()}
      data-tone={tone}
      className={clsx(styles.item, className)}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {children}
    </Radix.Item>
  );
}
