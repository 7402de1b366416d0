import type { ReactElement } from 'react';
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

  return (
    <Menu align="end" defaultOpen trigger={trigger} initialFocus={byKeyboard ? 'first' : undefined}>
      <MenuRadioGroup
        label={messages.toggle}
        labelHidden
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
