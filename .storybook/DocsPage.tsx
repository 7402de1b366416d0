import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import { initialGlobals, type Setting, useSetting } from './globals';

const fontBase = "'Inter Variable', system-ui, sans-serif";
const themes = { light: create({ base: 'light', fontBase }), dark: create({ base: 'dark', fontBase }) };

/** A page of documentation follows the toolbar, as stories do. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [setting, setSetting] = useState<Setting>(() => {
    const chosen = new URLSearchParams(location.search).get('globals') ?? '';
    const pairs = chosen.split(';').map((pair) => pair.split(':'));
    return { ...initialGlobals, ...Object.fromEntries(pairs) };
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Setting }) => setSetting(globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useSetting(setting);
  return (
    <DocsContainer {...props} theme={themes[setting.theme]}>
      {children}
    </DocsContainer>
  );
}
