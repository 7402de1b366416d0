'use client';

import { Moon, Sun } from 'lucide-react';
import { useMessages } from '../../messages/MessagesProvider';
import { useTheme } from '../../theme/ThemeProvider';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { MenuRadioGroup, MenuRadioItem } from '../Menu/MenuRadioGroup';
import { themeToggleMessages } from './ThemeToggle.messages';

export type ThemeToggleProps = Omit<IconButtonProps, 'label' | 'children'>;

const themes = ['light', 'dark', 'system'] as const;

/** Light, Dark or System, in a menu behind one button. Renders the `button`. Needs a ThemeProvider. */
export function ThemeToggle(props: ThemeToggleProps) {
  const messages = useMessages('themeToggle', themeToggleMessages);
  const { theme, resolvedTheme, setTheme } = useTheme();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton {...props} label={messages.toggle}>
          {resolvedTheme === 'dark' ? <Moon /> : <Sun />}
        </IconButton>
      }
    >
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
