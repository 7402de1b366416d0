import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { landing } from './Landing.states';

const meta = {
  ...worldOf(landing),
  title: 'Screens/Landing',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const leadsTo =
  (path: string): WorldStory['play'] =>
  async () => {
    await expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', path);
  };

export const SignedOut: WorldStory = { args: { signedIn: false }, play: leadsTo('/login') };
export const SignedInAlready: WorldStory = { play: leadsTo(HOME_PATH) };
