import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AlertDialog, type AlertDialogProps } from './AlertDialog';

function ask(props: Partial<AlertDialogProps> = {}) {
  const answers = { onConfirm: vi.fn(), onOpenChange: vi.fn() };
  render(
    <AlertDialog
      open
      title="Discard changes?"
      description="What you typed will be lost."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      {...answers}
      {...props}
    />,
  );
  return answers;
}

it('ALD-1 is an alertdialog with name and description', () => {
  ask();
  const dialog = screen.getByRole('alertdialog', { name: 'Discard changes?' });
  expect(dialog).toHaveAccessibleDescription('What you typed will be lost.');
});

it('ALD-2 has the focus on the safe answer', () => {
  ask();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
});

it('ALD-3 Escape is the safe answer', async () => {
  const { onConfirm, onOpenChange } = ask();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('confirms', async () => {
  const { onConfirm, onOpenChange } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('ALD-4 answers once', async () => {
  const { onConfirm, onOpenChange } = ask({ pending: true });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});
