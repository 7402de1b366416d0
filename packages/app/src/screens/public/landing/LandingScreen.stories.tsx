import { HOME_PATH } from '@rentsafe/domain/session';
import { getSignInProvider } from '@rentsafe/domain/signInProvider';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../testing/answer';
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

export const StillAtTheProvider: WorldStory = {
  args: { signedIn: false, network: [answer(getSignInProvider, () => ({ name: 'Kopje Identity' }))] },
  beforeEach: () => {
    localStorage.setItem('provider-signed-in', '1');
    return () => localStorage.removeItem('provider-signed-in');
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign out of Kopje Identity' })).toBeVisible();
  },
};

export const SignedInAlready: WorldStory = { play: leadsTo(HOME_PATH) };
