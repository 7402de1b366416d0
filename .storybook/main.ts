import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { componentNames } from '../packages/ui/scripts/generate.mjs';
import { archetypes, storyIndexer } from './archetypes.ts';
import { groups } from './groups.ts';
import { llms } from './llms.ts';
import { pictureDates } from './pictureDates.ts';
import { componentProps } from './props/plugin.ts';

/** What stories looked like when they were last accepted: the state matrix shows them. */
const pictures = fileURLToPath(new URL('../visual/baselines', import.meta.url));

const directories = ['components', 'rent'].map((room) =>
  fileURLToPath(new URL(`../packages/ui/src/${room}`, import.meta.url)),
);
const grouped = new Set(Object.values(groups).flat());

const storiesIn = (names: readonly string[], titlePrefix: string) =>
  directories.flatMap((directory) =>
    names
      .filter((name) => existsSync(`${directory}/${name}`))
      .map((name) => ({ directory, files: `${name}/*.stories.tsx`, titlePrefix })),
  );

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/theme/*.stories.tsx',
    ...Object.entries(groups).flatMap(([group, names]) => storiesIn(names, `Components/${group}`)),
    ...storiesIn(
      componentNames().filter((name) => !grouped.has(name)),
      'Components',
    ),
    '../packages/app/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    '../packages/app/public',
    { from: '../packages/ui/tokens', to: '/tokens' },
    ...(existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : []),
  ],
  // Storybook's checklist is for people who set one up, not for those who review in it.
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // Search finds the headings of pages: 'dropdown' leads to Find a component.
    experimentalSearchDocsHeadings: true,
  },
  experimental_indexers: () => [storyIndexer],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `componentProps` reads the types themselves, in a quarter of the time.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), archetypes(), componentProps(), llms(), pictureDates()],
      resolve: {
        conditions: ['@rentsafe/source', ...defaultClientConditions],
        dedupe: ['react', 'react-dom'],
      },
      // Nobody reads the sizes of its files.
      build: { reportCompressedSize: false },
      // Vite does not scan mdx: a dependency found late would reload the page.
      optimizeDeps: { include: ['@rentsafe/ui > @radix-ui/colors', '@rentsafe/ui > culori/fn'] },
    }),
};

export default config;
