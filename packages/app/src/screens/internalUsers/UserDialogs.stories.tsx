import { sampleUsers } from '@rentsafe/domain/fixtures';
import type { InternalUser } from '@rentsafe/domain/user';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleInvitation } from '../../testing/handlers';
import { AddUserDialog } from './AddUserDialog';
import { EditUserDialog } from './EditUserDialog';
import { InvitationDialog } from './InvitationDialog';
import { UserQuestion } from './UserQuestion';

const user = sampleUsers[0] as InternalUser;
const question = { user, pending: false, error: undefined, onConfirm: fn(), onCancel: fn() };

const meta = { title: 'Screens/Internal users/Dialogs', component: AddUserDialog } satisfies Meta;
export default meta;
type Story = StoryObj;

const submit = async () => {
  await userEvent.type(await screen.findByLabelText(/^First Name/), 'Chipo');
  await userEvent.type(screen.getByLabelText(/^Last Name/), 'Banda');
  await userEvent.type(screen.getByLabelText(/^Email/), 'chipo.banda@rentsafe.example');
  await userEvent.click(screen.getByRole('button', { name: 'Add User' }));
};

export const Add: Story = { render: () => <AddUserDialog onSubmit={fn()} onClose={fn()} /> };

export const NothingTyped: Story = {
  ...Add,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add User' }));
    await expect(screen.getByLabelText(/^First Name/)).toHaveFocus();
  },
};

export const Adding: Story = {
  render: () => <AddUserDialog onSubmit={() => new Promise(() => {})} onClose={fn()} />,
  play: submit,
};

export const KnownEmail: Story = {
  render: () => (
    <AddUserDialog onSubmit={() => ({ email: 'A user with this email already exists.' })} onClose={fn()} />
  ),
  play: async () => {
    await submit();
    await expect(await screen.findByLabelText(/^Email/)).toBeInvalid();
  },
};

export const Edit: Story = { render: () => <EditUserDialog user={user} onSubmit={fn()} onClose={fn()} /> };

export const Delete: Story = { render: () => <UserQuestion {...question} question="delete" /> };

export const Deleting: Story = { render: () => <UserQuestion {...question} question="delete" pending /> };

export const LastAdmin: Story = {
  render: () => (
    <UserQuestion
      {...question}
      question="delete"
      error="The last active Admin cannot be removed or demoted."
    />
  ),
};

export const ResetPassword: Story = { render: () => <UserQuestion {...question} question="reset" /> };

export const Invitation: Story = {
  render: () => <InvitationDialog user={user} invitation={sampleInvitation} onClose={fn()} />,
};
