import { type ScreenNotes, storiesOf } from '../../packages/app/src/testing/screenStates';

/** An entry of the built index.json, as far as the gate reads it. */
export interface IndexEntry {
  type: string;
  title: string;
  importPath: string;
  exportName?: string;
  tags?: readonly string[];
}

/** A component that ui exports, with the folder that it lives in. */
export interface ExportedComponent {
  name: string;
  folder: string;
}

type Sources = Readonly<Record<string, string>>;

const storiesIn = (entries: readonly IndexEntry[]) => entries.filter(({ type }) => type === 'story');
const isScreen = ({ tags = [] }: IndexEntry) => tags.includes('screen');
const keyOf = ({ title, exportName = '' }: Pick<IndexEntry, 'title' | 'exportName'>) =>
  `${title}: ${exportName}`;

const declared = (screens: readonly ScreenNotes[]) =>
  screens.flatMap(({ title, states }) =>
    Object.entries(states).flatMap(([state, shown]) =>
      storiesOf(shown).map((exportName) => ({ state, key: keyOf({ title, exportName }) })),
    ),
  );

/** Declared states that no story tagged `screen` shows. */
export function statesWithoutStory(
  entries: readonly IndexEntry[],
  screens: readonly ScreenNotes[],
): string[] {
  const keys = new Set(storiesIn(entries).filter(isScreen).map(keyOf));
  return declared(screens)
    .filter(({ key }) => !keys.has(key))
    .map(({ key, state }) => `${key} (${state})`);
}

/** Stories of screens that stand for no declared state. */
export function storiesWithoutState(
  entries: readonly IndexEntry[],
  screens: readonly ScreenNotes[],
): string[] {
  const declaredKeys = new Set(declared(screens).map(({ key }) => key));
  return storiesIn(entries)
    .filter(isScreen)
    .map(keyOf)
    .filter((key) => !declaredKeys.has(key));
}

/** Stories under Screens without the tag `screen`. */
export const untaggedStories = (entries: readonly IndexEntry[]): string[] =>
  storiesIn(entries)
    .filter((entry) => entry.title.startsWith('Screens/') && !isScreen(entry))
    .map(keyOf);

/** Routes that no screen names, and routes that a screen names and the route table lacks. */
export function routesThatDiffer(routes: readonly string[], screens: readonly ScreenNotes[]): string[] {
  const named = new Set(screens.flatMap((screen) => screen.routes));
  const table = new Set(routes);
  return [
    ...routes.filter((route) => !named.has(route)).map((route) => `${route} has no screen`),
    ...[...named].filter((route) => !table.has(route)).map((route) => `${route} is no route`),
  ];
}

/** Exported components of ui that no story of their folder shows. `sources` holds stories by their path. */
export function componentsWithoutStories(
  entries: readonly IndexEntry[],
  components: readonly ExportedComponent[],
  sources: Sources,
): string[] {
  const paths = new Set(storiesIn(entries).map(({ importPath }) => importPath));
  return components
    .filter(({ name, folder }) => {
      const use = new RegExp(`<${name}\\b|component: ${name}\\b`);
      return ![...paths].some((path) => path.includes(`/${folder}/`) && use.test(sources[path] ?? ''));
    })
    .map(({ name, folder }) => `${folder}: ${name}`);
}

const sleeps = /\b(?:setTimeout|setInterval|sleep)\s*\(|\bdelay\s*\(\s*\d|\btimeout\s*:\s*\d/;

/** Stories that wait for a time instead of for what they wait for. */
export const storiesThatSleep = (sources: Sources): string[] =>
  Object.keys(sources).filter((path) => sleeps.test(sources[path] ?? ''));

const exempts = /\ba11y\s*:/;

/** Files of stories that change how accessibility is checked, and are not in the reviewed list; and the reverse. */
export function exemptionsThatDiffer(sources: Sources, reviewed: Sources): string[] {
  const exempted = Object.keys(sources).filter((path) => exempts.test(sources[path] ?? ''));
  return [
    ...exempted.filter((path) => !reviewed[path]).map((path) => `${path} is exempt without a reason`),
    ...Object.keys(reviewed)
      .filter((path) => !exempted.includes(path))
      .map((path) => `${path} needs no exemption`),
  ];
}
