import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AlertDialog } from './AlertDialog';

const meta = {
  component: AlertDialog,
  args: {
    open: true,
    title: 'Discard changes?',
    description: 'What you typed in Add New Company will be lost.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Sign out of all tabs?',
    description: 'The other tabs go to the sign-in page.',
    confirmLabel: 'Sign out',
  },
};
export const Pending: Story = { args: { pending: true } };

/** APG: the safe answer has the focus, Tab stays inside, Escape is the safe answer, outside is none (ALD-2, ALD-3). */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.click(dialog.previousElementSibling as HTMLElement);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
