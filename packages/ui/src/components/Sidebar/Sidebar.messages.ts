import { defineMessages } from '../../internal/messages/messages';
export const sidebarMessages = defineMessages('sidebar', {
  label: 'Sidebar',
  navigation: 'Main',
  toggle: 'Toggle Sidebar',
  shortcutLabel: 'Show or hide the sidebar',
  logOut: 'Log out',
});
