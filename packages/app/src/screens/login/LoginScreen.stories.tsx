import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginView } from './LoginView';

const meta = {
  title: 'Screens/Login',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  args: { pending: false, onSubmit: fn(), onIntent: fn() },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Blank: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { pending: true } };

export const WrongCredentials: Story = { args: { failed: true } };

export const ServerNotReached: Story = {
  args: {
    failed: true,
    cause: 'The server could not be reached. Check your connection and try again.',
  },
};

export const ForgotPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot Password?' }));
    await expect(canvas.getByText(/Ask your administrator/)).toBeVisible();
  },
};

export const PasswordWasSet: Story = { args: { notice: 'Your password is set. Sign in with it.' } };
