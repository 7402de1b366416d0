/** The settings that Chromatic takes every story in; `viewport` names one of viewports.ts. */
export const modes = {
  light: { theme: 'light', viewport: 'laptop' },
  dark: { theme: 'dark', viewport: 'laptop' },
  phone: { theme: 'light', viewport: 'phone' },
  'phone dark': { theme: 'dark', viewport: 'phone' },
};
