import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu } from './Menu';
import { MenuItem } from './MenuItem';

it('MNU-4 acts, closes and returns focus; a disabled item does nothing', async () => {
  const onSelect = vi.fn();
  render(
    <Menu trigger={<button type="button">Actions</button>}>
      <MenuItem onSelect={onSelect}>Edit</MenuItem>
      <MenuItem onSelect={onSelect} disabled>
        Delete
      </MenuItem>
    </Menu>,
  );
  const trigger = screen.getByRole('button', { name: 'Actions' });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

it('MNU-7 opens and closes as its caller says, and reports what the user asks for', async () => {
  const onOpenChange = vi.fn();
  const menu = (open: boolean) => (
    <Menu trigger={<button type="button">Actions</button>} open={open} onOpenChange={onOpenChange}>
      <MenuItem>Edit</MenuItem>
    </Menu>
  );
  const { rerender } = render(menu(false));
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: true });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  rerender(menu(true));
  expect(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith({ open: false });
  expect(screen.getByRole('menu')).toBeVisible();
});
