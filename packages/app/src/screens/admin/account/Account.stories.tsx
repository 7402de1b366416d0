import { changePassword, HOME_PATH, listSessions } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
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

export const WrongPassword: WorldStory = {
  args: {
    path: `${HOME_PATH}/account?tab=password`,
    network: [
      answer(changePassword, () => refuse(400, { current_password: ['This is not your password.'] })),
    ],
  },
  play: async () => {
    for (const [label, text] of [
      [/^Current Password/, 'the old one'],
      [/^New Password/, 'Msasa shade at midday 8'],
      [/^Confirm Password/, 'Msasa shade at midday 8'],
    ] as const) {
      await userEvent.click(await screen.findByLabelText(label));
      await userEvent.paste(text);
    }
    await press('Change password');
    await expect((await screen.findAllByText('This is not your password.'))[0]).toBeVisible();
  },
};
