import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { HotkeyKeys } from '../../internal/keys/keys';

/** What an item of a menu reads, alike for all kinds. */
export interface MenuItemTexts {
  /** A second line: what it does, or what it means. */
  description?: string | undefined;
  /** The keys that do the same, shown at the end: 'Mod+P'. `useHotkey` makes them act. */
  shortcut?: HotkeyKeys | undefined;
  /** Whether it cannot be chosen. @default false */
  disabled?: boolean | undefined;
  /** Why it cannot be chosen: shown below its text. It is disabled, and can be reached by keyboard. */
  disabledReason?: string | undefined;
}

export interface MenuItemProps extends MenuItemTexts, Omit<ComponentProps<'div'>, 'onSelect'> {
  /** A decorative icon before the text. */
  icon?: ReactNode;
  /** Removes or ends something: distinguished by colour beside its text. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Called on click, Enter and Space; the menu then closes and focus returns to the button. */
  onSelect?: () => void;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** To Radix an item with a reason is not disabled: it takes the focus, and each way to choose it is a click. */
export const availability = ({ disabled = false, disabledReason }: MenuItemTexts) =>
  disabledReason === undefined
    ? { disabled }
    : ({ disabled: false, 'aria-disabled': true, 'data-disabled': 'explained', onClick: refuse } as const);
