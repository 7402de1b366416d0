import '@rentsafe/ui/styles.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ReactNode, useLayoutEffect } from 'react';
import { darkContrast } from './darkContrast';
import { SpecPage } from './SpecPage';

const toolbar = (
  title: string,
  icon: 'mirror' | 'listunordered' | 'transfer',
  ...items: [string, ...string[]]
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

interface GlobalsProps {
  theme: string;
  density: string;
  direction: string;
  children: ReactNode;
}

function Globals({ theme, density, direction, children }: GlobalsProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.density = density;
    root.dir = direction;
  }, [theme, density, direction]);
  return children;
}

const withGlobals: Decorator = (Story, { globals: { theme, density, direction } }) => (
  <Globals theme={theme} density={density} direction={direction}>
    <Story />
  </Globals>
);

let worker: ReturnType<typeof setupWorker> | undefined;

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withGlobals],
  loaders: [mswLoader(async () => (worker ??= setupWorker()))],
  globalTypes: {
    theme: toolbar('Theme', 'mirror', 'light', 'dark'),
    density: toolbar('Density', 'listunordered', 'comfortable', 'compact'),
    direction: toolbar('Direction', 'transfer', 'ltr', 'rtl'),
  },
  initialGlobals: { theme: 'light', density: 'comfortable', direction: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { sort: 'requiredFirst' },
    docs: { page: SpecPage },
    options: { storySort: { order: ['Introduction', 'Theme', 'Components', 'Screens'] } },
  },
  afterEach: darkContrast,
};

export default preview;
