'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import { use } from 'react';
import { ariaKeys } from '../../internal/keys/keys';
import * as styles from '../../internal/overlay/menu.css';
import { availability, type MenuItemProps } from './itemProps';
import { MenuContext } from './MenuContext';
import { MenuItemBody } from './MenuItemBody';

/** A command. Renders a `div` with role `menuitem`. */
export function MenuItem({
  icon,
  tone = 'neutral',
  description,
  shortcut,
  disabled,
  disabledReason,
  className,
  onSelect,
  children,
  ...rest
}: MenuItemProps) {
  const { note } = use(MenuContext);
  return (
    <Radix.Item
      aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
      {...rest}
      {...availability({ disabled, disabledReason })}
      onSelect={() => {
        note('select');
        onSelect?.();
      }}
      data-part="item"
      data-tone={tone}
      className={clsx(styles.item, className)}
    >
      <MenuItemBody {...{ icon, description, disabledReason, shortcut }}>{children}</MenuItemBody>
    </Radix.Item>
  );
}
