export const themeToggleMessages = {
  toggle: 'Toggle theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};
