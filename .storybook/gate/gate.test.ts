import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../packages/app/src/routes';
import { screens } from '../screens';
import { exemptions, MOST_EXEMPTIONS } from './exemptions';
import * as rules from './rules';

const root = join(import.meta.dirname, '../..');
const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, rules.IndexEntry>;
};
const entries = Object.values(index.entries);

const fromRoot = (sources: Record<string, string>) =>
  Object.fromEntries(Object.entries(sources).map(([path, text]) => [path.replace('../../', './'), text]));
const sources = fromRoot(
  import.meta.glob<string>('../../packages/{ui,app}/src/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const shared = fromRoot(
  import.meta.glob<string>('../../packages/app/src/testing/*Stories*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const indexes = import.meta.glob<string>('../../packages/ui/src/{components,rent}/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Values with a capital are components; types and other values do not count. */
const components = Object.entries(indexes).flatMap(([path, text]) =>
  [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name))
    .map((name) => ({ name, folder: path.split('/').at(-2) ?? '' })),
);

interface Route {
  path?: string;
  children?: Route[];
}

const pathsOf = (all: readonly Route[], base = ''): string[] =>
  all.flatMap(({ path = '', children }) => {
    const here = path.startsWith('/') || path === '*' ? path : [base, path].filter(Boolean).join('/');
    return children ? pathsOf(children, here) : [here];
  });

test('every declared state has a story tagged screen', () => {
  expect(screens.length).toBeGreaterThan(20);
  expect(rules.statesWithoutStory(entries, screens)).toEqual([]);
});

test('every story of a screen stands for a declared state', () => {
  expect(rules.storiesWithoutState(entries, screens)).toEqual([]);
});

test('every story under Screens is tagged screen', () => {
  expect(rules.untaggedStories(entries)).toEqual([]);
});

test('every route of the route table has a screen', () => {
  expect(pathsOf(routes).length).toBeGreaterThan(35);
  expect(rules.routesThatDiffer(pathsOf(routes), screens)).toEqual([]);
});

test('every exported component of ui has stories', () => {
  expect(components.length).toBeGreaterThan(60);
  expect(rules.componentsWithoutStories(entries, components, sources)).toEqual([]);
});

test('no story sleeps', () => {
  expect(rules.storiesThatSleep({ ...sources, ...shared })).toEqual([]);
});

test('no story is exempt from the checks of accessibility without a reviewed reason', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(80);
  expect(rules.exemptionsThatDiffer(sources, exemptions)).toEqual([]);
  expect(Object.keys(exemptions).length).toBeLessThanOrEqual(MOST_EXEMPTIONS);
});

test('no screen is declared twice', () => {
  const states = screens.flatMap((screen) => Object.values(screen.states));
  const occurring = states.filter((state) => 'story' in state).length;
  const stories = entries.filter(({ type }) => type === 'story');
  const ofScreens = stories.filter(({ tags }) => tags?.includes('screen')).length;
  console.info(
    `${components.length} components of ui, ${screens.length} screens and dialogs with ${occurring} states shown and ` +
      `${states.length - occurring} that cannot occur, ${stories.length} stories, ${ofScreens} of them of screens`,
  );
  const titles = screens.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
});
