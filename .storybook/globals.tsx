import type { Role } from '@rentsafe/domain/access';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { emulateMedia, type Media } from './emulateMedia';
import { applyPseudoLocale, type PseudoLocale } from './pseudoLocale';

export interface Setting {
  theme: 'light' | 'dark';
  density: 'comfortable' | 'compact';
  direction: 'ltr' | 'rtl';
  locale: PseudoLocale;
  /** In percent of the browser's default text size. */
  textSize: '100' | '150' | '200';
  media: Media;
  /** Who uses the screen. */
  role: Role;
}

export const initialGlobals: Setting = {
  theme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  locale: 'none',
  textSize: '100',
  media: 'screen',
  role: 'admin',
};

type Icon = 'user' | 'mirror' | 'listunordered' | 'transfer' | 'globe' | 'ruler' | 'accessibility';

const tool = <K extends keyof Setting>(title: string, icon: Icon, choices: Record<Setting[K], string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries<string>(choices).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

export const globalTypes = {
  theme: tool<'theme'>('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
  density: tool<'density'>('Density', 'listunordered', { comfortable: 'Comfortable', compact: 'Compact' }),
  direction: tool<'direction'>('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  locale: tool<'locale'>('Pseudo-locale', 'globe', {
    none: 'Pseudo-locale: none',
    'pseudo-long': 'Pseudo-locale: longer text',
    shona: 'Pseudo-locale: long words, as in Shona',
    arabic: 'Pseudo-locale: Arabic script',
    chinese: 'Pseudo-locale: Chinese script',
  }),
  textSize: tool<'textSize'>('Text size', 'ruler', {
    100: 'Text 100 %',
    150: 'Text 150 %',
    200: 'Text 200 %',
  }),
  media: tool<'media'>('Media', 'accessibility', {
    screen: 'Media: screen',
    'reduced-motion': 'Media: reduced motion',
    'forced-colors': 'Media: forced colours',
    print: 'Media: print',
  }),
  role: tool<'role'>('Role', 'user', {
    admin: 'Admin of the provider',
    user: 'User of the provider',
    clientAdmin: 'Admin of a client',
    clientUser: 'User of a client',
  }),
};

/** Sets attributes and text size of the root element, so that no component knows of the toolbar. */
export function useSetting({ theme, density, direction, textSize, media }: Setting): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.density = density;
    root.dir = direction;
    root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  }, [theme, density, direction, textSize]);
  useEffect(() => (media === 'screen' ? undefined : emulateMedia(media)), [media]);
}

/** Text changes once the story has been played: its play function finds things by their name. */
function usePseudoLocale(locale: PseudoLocale): void {
  useEffect(() => {
    if (locale === 'none') return;
    const channel = addons.getChannel();
    let stop = () => {};
    const start = () => {
      stop();
      stop = applyPseudoLocale(document.body, locale);
    };
    channel.on(STORY_FINISHED, start);
    return () => {
      channel.off(STORY_FINISHED, start);
      stop();
    };
  }, [locale]);
}

function WithSetting({ setting, children }: { setting: Setting; children: ReactNode }) {
  useSetting(setting);
  usePseudoLocale(setting.locale);
  return children;
}

export const withSetting: Decorator = (Story, { globals }) => (
  <WithSetting setting={globals as unknown as Setting}>
    <Story />
  </WithSetting>
);
