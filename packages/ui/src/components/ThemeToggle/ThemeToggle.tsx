'use client';

import type { KeyboardEvent } from 'react';
import { useOnIntent } from '../../internal/hooks/useOnIntent';
import { Moon, Sun } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { Slot } from '../../internal/Slot';
import { useTheme } from '../../theme/ThemeProvider';
import { IconButton, type IconButtonProps } from '../IconButton';
// The menu's code comes later, its styles with the button's: a sheet of its own would come after the menu.
import '../../internal/overlay/menu.css';
import { themeToggleMessages } from './ThemeToggle.messages';

export type ThemeToggleProps = Omit<IconButtonProps, 'label' | 'children'>;

const loadMenu = async () => (await import('./ThemeMenu')).ThemeMenu;

/**
 * Light, Dark or System, in a menu behind one button; the menu is loaded when someone turns to the button. Renders the
 * `button`. Needs a ThemeProvider.
 */
export function ThemeToggle(props: ThemeToggleProps) {
  const messages = useMessages(themeToggleMessages);
  const { resolvedTheme, setTheme } = useTheme();
  const { loaded, intent, open } = useOnIntent(loadMenu, () =>
    setTheme(resolvedTheme === 'dark' ? 'light' : 'dark'),
  );

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    void open(true);
  }

  const button = (
    <IconButton {...props} label={messages.toggle}>
      {resolvedTheme === 'dark' ? <Moon /> : <Sun />}
    </IconButton>
  );
  if (loaded) return <loaded.Part trigger={button} byKeyboard={loaded.byKeyboard} />;
  return (
    <Slot aria-haspopup="menu" aria-expanded={false} {...intent} onKeyDown={onKeyDown}>
      {button}
    </Slot>
  );
}
