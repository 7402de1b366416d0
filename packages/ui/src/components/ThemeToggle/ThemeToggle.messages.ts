import { defineMessages } from '../../internal/messages/messages';
export const themeToggleMessages = defineMessages('themeToggle', {
  toggle: 'Toggle theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
});
