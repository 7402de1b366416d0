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
export const pictureSrc = (id: string, theme: 'light' | 'dark') =>
  `./pictures/${id.replace('--', '/')}.${theme}.png`;
