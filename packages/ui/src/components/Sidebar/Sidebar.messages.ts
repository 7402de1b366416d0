export const sidebarMessages = {
  label: 'Sidebar',
  navigation: 'Main',
  toggle: 'Toggle Sidebar',
  shortcut: 'Ctrl+B',
  logOut: 'Log out',
};
