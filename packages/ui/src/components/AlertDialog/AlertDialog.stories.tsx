import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button';
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
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '24rem' } }, layout: 'fullscreen' },
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
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

function Deleting() {
  const [rows, setRows] = useState(3);
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    setRows(rows - 1);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete one of {rows}</Button>
      <AlertDialog
        open={isAsking}
        title="Delete this contact?"
        description="Tendai Moyo is removed from Mutapa Ltd."
        confirmLabel="Delete"
        onConfirm={remove}
        onOpenChange={({ open }) => setAsking(open)}
      />
    </>
  );
}

/** Asks, acts, and returns the focus (ALD-2). */
export const Asked: Story = {
  render: () => <Deleting />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete one of 3' }));
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Delete one of 2' })).toHaveFocus();
  },
};
