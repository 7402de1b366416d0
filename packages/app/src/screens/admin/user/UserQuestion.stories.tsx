import { sampleUsers } from '@rentsafe/domain/fixtures';
import { deactivateUser, listUsers } from '@rentsafe/domain/user';
import type { Meta } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press, toastSays } from '../../../testing/storyForm';
import { InternalUsersScreen } from './InternalUsersScreen';
import { userQuestion } from './UserQuestion.states';

const world = worldOf(userQuestion);
const meta = {
  ...world,
  title: 'Screens/Internal users/Deactivate or reset',
  tags: ['screen'],
  args: { ...world.args, alone: () => <InternalUsersScreen /> },
} satisfies Meta<WorldArgs>;
export default meta;

async function open(action = 'Deactivate') {
  await press(`${action} Farai Chirwa`);
  return within(await screen.findByRole('alertdialog'));
}

async function confirm() {
  const question = await open();
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }));
  return question;
}

const refused = (network: RequestHandler[], words: RegExp): WorldStory => ({
  args: { network },
  play: async () => {
    const question = await confirm();
    await expect(await question.findByRole('alert')).toHaveTextContent(words);
  },
});

export const Deactivate: WorldStory = {
  play: async () => {
    await expect((await open()).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const ResetPassword: WorldStory = {
  play: async () => {
    const question = await open('Reset password for');
    await expect(question.getByRole('button', { name: 'Reset password' })).toBeVisible();
  },
};

export const RemoveFactors: WorldStory = {
  args: {
    network: [
      answer(listUsers, () => {
        const results = sampleUsers.map((user) => ({ ...user, has_factor: true }));
        return { next: null, previous: null, count: results.length, results };
      }),
    ],
  },
  play: async () => {
    const question = await open('Remove second factors of');
    await expect(question.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};

export const Deactivating: WorldStory = {
  args: { network: [fails(deactivateUser, 'never')] },
  play: async () => {
    await expect((await confirm()).getByRole('button', { name: 'Deactivate' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed = refused([fails(deactivateUser, 'html')], /server had a problem/);
export const NotAllowed = refused([fails(deactivateUser, 'forbidden')], /do not have permission/);
export const LastAdmin = refused(
  [
    answer(deactivateUser, () =>
      refuse(409, { detail: 'The last active Admin cannot be removed or demoted.' }),
    ),
  ],
  /last active Admin/,
);

export const Deactivated: WorldStory = {
  play: async () => {
    await confirm();
    await expect(await screen.findByText('Inactive')).toBeVisible();
    await toastSays('User deactivated');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Farai Chirwa' })).toHaveFocus());
  },
};
