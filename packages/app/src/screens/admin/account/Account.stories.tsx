import { HOME_PATH, listSessions } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fails } from '../../../testing/faults';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { accountScreen } from './Account.states';

const meta = {
  ...worldOf(accountScreen),
  title: 'Screens/Account',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Sessions: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('This device')).toBeVisible();
  },
};

export const SessionsFailed: WorldStory = {
  args: { network: [fails(listSessions, 'html')] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch your sessions')).toBeVisible();
  },
};

export const Profile: WorldStory = {
  args: { path: `${HOME_PATH}/account` },
  play: async () => {
    await expect(await screen.findByText('Organisation')).toBeVisible();
  },
};

export const Menu: WorldStory = {
  args: { path: `${HOME_PATH}/account` },
  play: async () => {
    await screen.findByText('Organisation');
    await press('Account');
    await expect(await screen.findByRole('menuitem', { name: 'Change password' })).toBeVisible();
  },
};
