import { login, refreshSession } from '@rentsafe/domain/session';
import { listUsers } from '@rentsafe/domain/user';
import type { Meta } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { account } from '../../../testing/handlers';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill, press } from '../../../testing/storyForm';
import { InternalUsersScreen } from '../../admin/user/InternalUsersScreen';
import { signInAgainDialog } from './SignInAgain.states';

const world = worldOf(signInAgainDialog);
const meta = {
  ...world,
  title: 'Screens/Sign in again',
  tags: ['screen'],
  args: { ...world.args, alone: () => <InternalUsersScreen /> },
} satisfies Meta<WorldArgs>;
export default meta;

/** The stored token is not accepted any more; a new one is. */
const ended = [
  answer(listUsers, ({ request }) =>
    request.headers.get('Authorization') === 'Bearer access-9'
      ? { next: null, previous: null, count: 0, results: [] }
      : refuse(401, { detail: 'Token is invalid or expired.' }),
  ),
  fails(refreshSession, 'unauthorised'),
];
const accepts = answer(login, () => ({
  user: { id: 1, username: account.username, user_type: 'staff' },
  access: 'access-9',
  refresh: 'refresh-9',
}));

const open = async () => within(await screen.findByRole('dialog', { name: 'Sign in again' }));

const sends = (network: RequestHandler[], password: string, then: () => Promise<void>): WorldStory => ({
  args: { network: [...network, ...ended] },
  play: async () => {
    await open();
    await fill({ Password: password });
    await press('Sign in');
    await then();
  },
});
const says = (words: RegExp) => async () => {
  await expect(await (await open()).findByText(words)).toBeVisible();
};

export const SessionEnded: WorldStory = {
  args: { network: ended },
  play: async () => {
    await expect((await open()).getByLabelText('Email')).toHaveValue(account.username);
  },
};

export const Blank: WorldStory = {
  args: { network: ended },
  play: async () => {
    await open();
    await press('Sign in');
    await expect(screen.getByLabelText('Password')).toHaveFocus();
  },
};

export const Submitting = sends([fails(login, 'never')], account.password, async () => {
  await expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
});
export const WrongPassword = sends([], 'wrong', says(/^Invalid account\.$/));
export const ServerFailed = sends([fails(login, 'html')], account.password, says(/server had a problem/));
export const ServerNotReached = sends(
  [fails(login, 'unreachable')],
  account.password,
  says(/could not be reached/),
);
export const GoneOn = sends([accepts], account.password, async () => {
  await expect(await within(await screen.findByRole('table')).findByText('No data')).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
});
