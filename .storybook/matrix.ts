import { storyNameFromExport, toId } from 'storybook/internal/csf';
import {
  type ScreenNotes,
  type ScreenState,
  stateMeanings,
  storiesOf,
} from '../packages/app/src/testing/screenStates';

/** The settings that every state is reviewed in, as the address of Storybook writes them. */
export const settings = [
  { name: 'Light', globals: 'theme:light' },
  { name: 'Dark', globals: 'theme:dark' },
  { name: 'Compact', globals: 'density:compact' },
  { name: 'Mobile', globals: 'viewport.value:phone' },
  { name: '200 %', globals: 'textSize:200' },
  { name: 'Right to left', globals: 'direction:rtl' },
  { name: 'Forced colours', globals: 'media:forced-colors' },
] as const;

export interface MatrixStory {
  id: string;
  name: string;
}

export interface MatrixRow {
  state: ScreenState;
  stories: readonly MatrixStory[];
}

export const stateNames = Object.keys(stateMeanings) as ScreenState[];

/** 'submitError' in plain English: 'Submit Error'. */
export const stateLabel = (state: ScreenState) => storyNameFromExport(state);

/** A story of the matrix: of a screen in a declared state, or of a component. */
export interface MatrixLine {
  /** The screen or the component. */
  subject: string;
  /** The state of a screen; of a component, what its story is called. */
  state: string;
  meaning?: string;
  story: MatrixStory;
}

export const nameOf = (title: string) => title.replace('Screens/', '');

export const linesOf = (screen: ScreenNotes): MatrixLine[] =>
  rowsOf(screen).flatMap(({ state, stories }) =>
    stories.map((story) => ({
      subject: nameOf(screen.title),
      state: stateLabel(state),
      meaning: stateMeanings[state],
      story,
    })),
  );

/** Empty texts narrow nothing. */
export interface MatrixFilter {
  subject: string;
  state: string;
  /** A day, YYYY-MM-DD: what changed on it or later. */
  since: string;
}

const pictureOf = (id: string) => id.replace('--', '/');

/** The lines that a filter leaves; `dates` is when each picture last changed. */
export const matching = (
  lines: readonly MatrixLine[],
  { subject, state, since }: MatrixFilter,
  dates: Readonly<Record<string, string>>,
): MatrixLine[] =>
  lines.filter(
    (line) =>
      (!subject || line.subject === subject) &&
      (!state || line.state === state) &&
      (!since || (dates[pictureOf(line.story.id)] ?? '') >= since),
  );

/** The states of a screen that have stories. */
export const rowsOf = ({ title, states }: ScreenNotes): MatrixRow[] =>
  stateNames
    .map((state) => ({
      state,
      stories: storiesOf(states[state]).map((exportName) => ({
        id: toId(title, storyNameFromExport(exportName)),
        name: storyNameFromExport(exportName),
      })),
    }))
    .filter(({ stories }) => stories.length > 0);

/** The states of a screen that cannot occur, by reason. */
export function reasonsOf({ states }: ScreenNotes): { reason: string; states: ScreenState[] }[] {
  const statesByReason = new Map<string, ScreenState[]>();
  for (const state of stateNames) {
    const coverage = states[state];
    if (!('cannot' in coverage)) continue;
    statesByReason.set(coverage.cannot, [...(statesByReason.get(coverage.cannot) ?? []), state]);
  }
  return [...statesByReason].map(([reason, states]) => ({ reason, states }));
}

export const storyHref = (id: string, globals?: string) =>
  `./?path=/story/${id}${globals ? `&globals=${globals}` : ''}`;

/** The picture of a story that was last accepted. */
export const pictureSrc = (id: string, theme: 'light' | 'dark') => `./pictures/${pictureOf(id)}.${theme}.png`;
