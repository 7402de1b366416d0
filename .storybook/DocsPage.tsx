import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import { initialGlobals, type Setting, useSetting } from './globals';
import { SettingContext } from './setting';
import './docs/docs.css';

const fontBase = "'Inter Variable', system-ui, sans-serif";
const themes = { light: create({ base: 'light', fontBase }), dark: create({ base: 'dark', fontBase }) };

interface StorybookPreview {
  storyStoreValue?: { userGlobals: { get: () => object } };
}

/** Read from the preview itself: frames on the page use the same channel. */
function toolbarSetting(): Setting {
  const preview: StorybookPreview = Reflect.get(window, String('__STORYBOOK_PREVIEW__'));
  return { ...initialGlobals, ...preview.storyStoreValue?.userGlobals.get() };
}

/** A page of documentation follows the toolbar, as stories do. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [setting, setSetting] = useState(toolbarSetting);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => setSetting(toolbarSetting());
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useSetting(setting);
  return (
    <DocsContainer {...props} theme={themes[setting.theme]}>
      <SettingContext value={setting}>{children}</SettingContext>
    </DocsContainer>
  );
}
