import { checkInvitation, setPassword } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { fails, goOffline, runOutOfPatience } from '../../../testing/faults';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill, press } from '../../../testing/storyForm';
import { setPasswordScreen } from './SetPassword.states';

const world = worldOf(setPasswordScreen);
const meta = {
  ...world,
  title: 'Screens/Set password',
  tags: ['screen'],
  args: { ...world.args, signedIn: false },
} satisfies Meta<WorldArgs>;
export default meta;

const good = 'kopje-lantern-violet-42';

async function send(password = good, confirmation = password) {
  await import('@rentsafe/domain/password');
  await screen.findByLabelText(/^New Password/);
  await fill({ 'New Password': password, 'Confirm Password': confirmation });
  await press('Set password');
}

const refused = (network: RequestHandler[], words: RegExp): WorldStory => ({
  args: { network },
  play: async () => {
    await send();
    await expect((await screen.findAllByText(words))[0]).toBeVisible();
  },
});

export const Empty: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Set your password' })).toBeVisible();
  },
};

export const TooCommon: WorldStory = {
  play: async () => {
    await send('Password1234');
    await expect(screen.getByLabelText(/^New Password/)).toHaveFocus();
  },
};

export const NotTheSame: WorldStory = {
  play: async () => {
    await send(good, 'kopje-lantern');
    await expect(screen.getByLabelText(/^Confirm Password/)).toHaveFocus();
  },
};

export const Sending: WorldStory = {
  args: { network: [fails(setPassword, 'never')] },
  play: async () => {
    await send();
    await expect(screen.getByRole('button', { name: 'Set password' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const RefusedByServer = refused(
  [
    answer(setPassword, () =>
      refuse(400, { password: ['This password is too similar to the email address.'] }),
    ),
  ],
  /too similar/,
);
export const LinkRefused = refused(
  [answer(setPassword, () => refuse(400, { token: ['This link was used already, or is no longer valid.'] }))],
  /^This link is no longer valid$/,
);
export const ServerFailed = refused([fails(setPassword, 'html')], /server had a problem/);
export const Timeout: WorldStory = {
  ...refused([fails(setPassword, 'never')], /has not answered in time/),
  beforeEach: runOutOfPatience,
};
export const ServerNotReached: WorldStory = {
  ...refused([fails(setPassword, 'unreachable')], /could not be reached/),
  beforeEach: goOffline,
};

export const Checking: WorldStory = {
  args: { network: [fails(checkInvitation, 'never')] },
  play: async () => {
    await expect(await screen.findByText('Checking your link...')).toBeVisible();
  },
};

export const LinkDead: WorldStory = {
  args: { network: [answer(checkInvitation, () => refuse(400, { token: ['This link was used already.'] }))] },
  play: async () => {
    await expect(await screen.findByText('This link is no longer valid')).toBeVisible();
  },
};

export const LinkIncomplete: WorldStory = {
  args: { path: '/set-password' },
  play: async () => {
    await expect(await screen.findByText('This link is not complete')).toBeVisible();
  },
};
