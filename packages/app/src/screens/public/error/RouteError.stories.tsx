import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { routeError } from './RouteError.states';

let failure: Error | undefined;

/** A screen that fails for as long as there is a failure. */
function Screen() {
  if (failure) throw failure;
  return <h1>Leases</h1>;
}

const world = worldOf(routeError);
const meta = {
  ...world,
  title: 'Screens/Route error',
  tags: ['screen'],
  args: { ...world.args, alone: () => <Screen /> },
} satisfies Meta<WorldArgs>;
export default meta;

const failsWith = (error: Error) => () => {
  spyOn(console, 'error').mockImplementation(() => {});
  failure = error;
  return () => {
    failure = undefined;
  };
};
const says =
  (words: string): WorldStory['play'] =>
  async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(words);
  };

export const Failed: WorldStory = {
  beforeEach: failsWith(new Error('rows is undefined')),
  play: says('This page does not work right now'),
};

export const LostChunk: WorldStory = {
  beforeEach: failsWith(new TypeError('Failed to fetch dynamically imported module: /assets/Leases-1.js')),
  play: says('This page could not be loaded'),
};
