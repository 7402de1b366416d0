'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import { type ComponentProps, use, useId } from 'react';
import { Check } from '../../internal/icons';
import { ariaKeys } from '../../internal/keys/keys';
import * as styles from '../../internal/overlay/menu.css';
import { availability, type MenuItemTexts } from './itemProps';
import { MenuContext } from './MenuContext';
import { MenuItemBody } from './MenuItemBody';

export interface MenuRadioGroupProps<Value extends string> extends ComponentProps<'div'> {
  /** The heading, which names the choice: 'Row density'. */
  label: string;
  /** Keeps the heading out of sight, where the items say enough; it names the choice all the same. @default false */
  labelHidden?: boolean | undefined;
  /** The choice that is checked. */
  value: Value;
  /** Called when the user changes the value; the menu then closes. */
  onValueChange: (change: { value: Value }) => void;
}

/** One choice of several. Renders a `div` with role `group`, named by `label`. */
export function MenuRadioGroup<Value extends string>({
  label,
  labelHidden = false,
  onValueChange,
  children,
  ...rest
}: MenuRadioGroupProps<Value>) {
  const id = useId();
  return (
    <Radix.RadioGroup
      {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
      {...rest}
      data-part="section"
      onValueChange={(value) => onValueChange({ value: value as Value })}
    >
      {!labelHidden && (
        <div id={id} className={styles.heading}>
          {label}
        </div>
      )}
      {children}
    </Radix.RadioGroup>
  );
}

export interface MenuRadioItemProps extends MenuItemTexts, Omit<ComponentProps<'div'>, 'onSelect'> {
  /** What the group's value is once it is chosen. */
  value: string;
}

/** A choice, with a tick where it is the one. Renders a `div` with role `menuitemradio`. */
export function MenuRadioItem({
  description,
  shortcut,
  disabled,
  disabledReason,
  className,
  children,
  ...rest
}: MenuRadioItemProps) {
  const { note } = use(MenuContext);
  const indicator = (
    <Radix.ItemIndicator asChild>
      <Check />
    </Radix.ItemIndicator>
  );
  return (
    <Radix.RadioItem
      aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
      {...rest}
      {...availability({ disabled, disabledReason })}
      onSelect={() => note('select')}
      data-part="item"
      className={clsx(styles.item, className)}
    >
      <MenuItemBody icon={indicator} {...{ description, disabledReason, shortcut }}>
        {children}
      </MenuItemBody>
    </Radix.RadioItem>
  );
}
