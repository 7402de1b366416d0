import { type FocusEvent, type ReactElement, useRef } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { useTheme } from '../../theme/ThemeProvider';
import { Menu, MenuRadioGroup, MenuRadioItem } from '../Menu';
import { themeToggleMessages } from './ThemeToggle.messages';

export interface ThemeMenuProps {
  trigger: ReactElement;
  /** A key opened it: the first item takes focus. */
  byKeyboard: boolean;
}

const themes = ['light', 'dark', 'system'] as const;

/** The toggle's menu, open from the start. */
export function ThemeMenu({ trigger, byKeyboard }: ThemeMenuProps) {
  const messages = useMessages(themeToggleMessages);
  const { theme, setTheme } = useTheme();
  const isFirst = useRef(byKeyboard);

  // Radix moves focus to the first item only for keys that it saw itself; this menu came after its key.
  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (!isFirst.current || target !== currentTarget) return;
    isFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitemradio"]')?.focus();
  }

  return (
    <Menu align="end" defaultOpen trigger={trigger} onFocus={onFocus}>
      <MenuRadioGroup
        aria-label={messages.toggle}
        value={theme}
        onValueChange={({ value }) => setTheme(value)}
      >
        {themes.map((each) => (
          <MenuRadioItem key={each} value={each}>
            {messages[each]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
