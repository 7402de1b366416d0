import { defineMessages } from '../../internal/messages/messages';
export const sidebarMessages = defineMessages('sidebar', {
  label: 'Sidebar',
  navigation: 'Main',
  toggle: 'Toggle Sidebar',
  shortcut: 'Ctrl+B',
  logOut: 'Log out',
});
