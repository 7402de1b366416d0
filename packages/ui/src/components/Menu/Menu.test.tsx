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
