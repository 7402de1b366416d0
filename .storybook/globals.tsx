import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { emulateMedia, type Reader } from './emulateMedia';
import { stressWords, type Words } from './stressWords';

export interface Setting {
  theme: 'light' | 'dark';
  density: 'comfortable' | 'compact';
  direction: 'ltr' | 'rtl';
  words: Words;
  /** In percent of the browser's usual size of text. */
  textSize: '100' | '150' | '200';
  reader: Reader;
}

export const initialGlobals: Setting = {
  theme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  words: 'as-written',
  textSize: '100',
  reader: 'usual',
};

type Icon = 'mirror' | 'listunordered' | 'transfer' | 'globe' | 'ruler' | 'accessibility';

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
  words: tool<'words'>('Words', 'globe', {
    'as-written': 'Words as written',
    'pseudo-long': 'Words: pseudo-long',
    shona: 'Words: long, as in Shona',
    arabic: 'Words: Arabic script',
    chinese: 'Words: Chinese script',
  }),
  textSize: tool<'textSize'>('Text size', 'ruler', {
    100: 'Text 100 %',
    150: 'Text 150 %',
    200: 'Text 200 %',
  }),
  reader: tool<'reader'>('Reader', 'accessibility', {
    usual: 'Reader: usual',
    'reduced-motion': 'Reader: reduced motion',
    'forced-colors': 'Reader: forced colours',
    paper: 'Reader: paper',
  }),
};

/** Applies what the root element carries: all of it is attributes and text size, so that no component knows. */
export function useSetting({ theme, density, direction, textSize, reader }: Setting): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.density = density;
    root.dir = direction;
    root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  }, [theme, density, direction, textSize]);
  useEffect(() => (reader === 'usual' ? undefined : emulateMedia(reader)), [reader]);
}

/** Words change when the story has been played: its play function finds things by their name. */
function useStressedWords(words: Words): void {
  useEffect(() => {
    if (words === 'as-written') return;
    const channel = addons.getChannel();
    let stop = () => {};
    const start = () => {
      stop();
      stop = stressWords(document.body, words);
    };
    channel.on(STORY_FINISHED, start);
    return () => {
      channel.off(STORY_FINISHED, start);
      stop();
    };
  }, [words]);
}

function WithSetting({ setting, children }: { setting: Setting; children: ReactNode }) {
  useSetting(setting);
  useStressedWords(setting.words);
  return children;
}

export const withSetting: Decorator = (Story, { globals }) => (
  <WithSetting setting={globals as unknown as Setting}>
    <Story />
  </WithSetting>
);
