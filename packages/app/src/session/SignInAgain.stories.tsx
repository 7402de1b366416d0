import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignInAgainDialog } from './SignInAgainDialog';

const meta = {
  title: 'Screens/Sign in again',
  component: SignInAgainDialog,
  args: { username: 'rudo.makoni@rentsafe.example', pending: false, onSubmit: fn(), onLogOut: fn() },
} satisfies Meta<typeof SignInAgainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SessionEnded: Story = {};

export const WrongPassword: Story = { args: { failed: true } };
