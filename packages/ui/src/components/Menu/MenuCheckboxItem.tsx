'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Check } from '../../internal/icons';
import { ariaKeys } from '../../internal/keys/keys';
import * as styles from '../../internal/overlay/menu.css';
import { availability, type MenuItemTexts } from './itemProps';
import { MenuItemBody } from './MenuItemBody';

export interface MenuCheckboxItemProps extends MenuItemTexts, Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Whether it is on. */
  checked: boolean;
  /** Called when the user turns it on or off; the menu stays open. */
  onCheckedChange: (change: { checked: boolean }) => void;
}

/** Turns something on or off at once, with a tick where it is on. Renders a `div` with role `menuitemcheckbox`. */
export function MenuCheckboxItem({
  checked,
  description,
  shortcut,
  disabled,
  disabledReason,
  className,
  onCheckedChange,
  children,
  ...rest
}: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
      {...rest}
      {...availability({ disabled, disabledReason })}
      checked={checked}
      onCheckedChange={(next) => onCheckedChange({ checked: next })}
      // Several are ticked in one go.
      onSelect={(event) => event.preventDefault()}
      data-part="item"
      className={clsx(styles.item, className)}
    >
      <MenuItemBody icon={checked && <Check />} {...{ description, disabledReason, shortcut }}>
        {children}
      </MenuItemBody>
    </Radix.CheckboxItem>
  );
}
