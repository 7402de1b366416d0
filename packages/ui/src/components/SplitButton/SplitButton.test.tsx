import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MenuItem } from '../Menu';
import { SplitButton, type SplitButtonProps } from '.';

const more = () => screen.getByRole('button', { name: 'More ways to save' });

function Save({ onAnother, ...props }: Partial<SplitButtonProps> & { onAnother?: () => void }) {
  return (
    <SplitButton
      menuLabel="More ways to save"
      menu={<MenuItem {...(onAnother && { onSelect: onAnother })}>Save and add another</MenuItem>}
      {...props}
    >
      Save
    </SplitButton>
  );
}

it('SBT-1 acts by its button, and by an item of its menu', async () => {
  const [onClick, onAnother] = [vi.fn(), vi.fn()];
  render(<Save {...{ onClick, onAnother }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.click(more());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save and add another' }));
  expect(onAnother).toHaveBeenCalledOnce();
  expect(onClick).toHaveBeenCalledOnce();
  expect(more()).toHaveFocus();
});

it('SBT-2 does nothing while it is pending, and keeps the focus', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Save onClick={onClick} />);
  more().focus();
  rerender(<Save onClick={onClick} pending />);
  expect(more()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(onClick).not.toHaveBeenCalled();
});

it('SBT-2 is disabled as a whole', () => {
  render(<Save disabled />);
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});
