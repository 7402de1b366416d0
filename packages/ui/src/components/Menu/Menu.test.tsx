import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from './Menu';
import { MenuCheckboxItem } from './MenuCheckboxItem';
import { MenuItem } from './MenuItem';
import { MenuRadioGroup, MenuRadioItem } from './MenuRadioGroup';
import { MenuSection } from './MenuSection';
import { Submenu } from './Submenu';

afterEach(() => vi.unstubAllGlobals());

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
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: true, reason: 'trigger' });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  rerender(menu(true));
  expect(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith({ open: false, reason: 'escape' });
  expect(screen.getByRole('menu')).toBeVisible();
});

const reason = { disabledReason: 'The receipt has been reversed.' };
const onChoice = vi.fn();
it.each<[string, ReactElement]>([
  [
    'menuitem',
    <MenuItem key="item" onSelect={onChoice} {...reason}>
      Edit
    </MenuItem>,
  ],
  [
    'menuitemcheckbox',
    <MenuCheckboxItem key="item" checked={false} onCheckedChange={onChoice} {...reason}>
      Edit
    </MenuCheckboxItem>,
  ],
  [
    'menuitemradio',
    <MenuRadioGroup key="item" label="Order" value="" onValueChange={onChoice}>
      <MenuRadioItem value="edit" {...reason}>
        Edit
      </MenuRadioItem>
    </MenuRadioGroup>,
  ],
  [
    'menuitem',
    <Submenu key="item" label="Edit" {...reason}>
      <MenuItem>Name</MenuItem>
    </Submenu>,
  ],
])('MNU-8 a %s that says why it cannot be chosen is reached, and does nothing', async (role, element) => {
  render(<Menu trigger={<button type="button">Actions</button>}>{element}</Menu>);
  screen.getByRole('button', { name: 'Actions' }).focus();
  await userEvent.keyboard('{Enter}');
  const item = screen.getByRole(role, { name: 'Edit The receipt has been reversed.' });
  await waitFor(() => expect(item).toHaveFocus());
  await userEvent.keyboard('{Enter} {ArrowRight}');
  await userEvent.click(item);
  expect(onChoice).not.toHaveBeenCalled();
  expect(item).toBeVisible();
  expect(screen.getAllByRole('menu')).toHaveLength(1);
});

it('MNU-7 says that an item closed it', async () => {
  const onOpenChange = vi.fn();
  render(
    <Menu trigger={<button type="button">Actions</button>} defaultOpen onOpenChange={onOpenChange}>
      <MenuItem>Edit</MenuItem>
    </Menu>,
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: false, reason: 'select' });
});

const exporting = (onSelect: () => void, direction: 'ltr' | 'rtl' = 'ltr') => (
  <Menu
    trigger={
      <button type="button" style={{ direction }}>
        Actions
      </button>
    }
  >
    <Submenu label="Export">
      <MenuItem onSelect={onSelect}>As CSV</MenuItem>
      <MenuItem>As PDF</MenuItem>
    </Submenu>
    <MenuItem>Print</MenuItem>
  </Menu>
);
const item = (name: string) => screen.getByRole('menuitem', { name });
const expectFocus = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());

const arrows = { ltr: ['{ArrowRight}', '{ArrowLeft}'], rtl: ['{ArrowLeft}', '{ArrowRight}'] } as const;
const screens = [
  { width: 'wide', isNarrow: false },
  { width: 'narrow', isNarrow: true },
];
it.each(screens.flatMap((each) => (['ltr', 'rtl'] as const).map((direction) => ({ ...each, direction }))))(
  'MNU-9, MNU-10 arrows open and close a submenu: $width, $direction',
  async ({ isNarrow, direction }) => {
    const query = { matches: isNarrow, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', () => query);
    const [towards, back] = arrows[direction];
    const onSelect = vi.fn();
    render(exporting(onSelect, direction));
    screen.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectFocus('Export');
    await userEvent.keyboard(towards);
    await expectFocus('As CSV');
    expect(item('Export')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole(isNarrow ? 'group' : 'menu', { name: 'Export' })).toBeVisible();
    expect(screen.getAllByRole('menu')).toHaveLength(isNarrow ? 1 : 2);
    await userEvent.keyboard('{ArrowDown}');
    await expectFocus('As PDF');
    await userEvent.keyboard(back);
    await expectFocus('Export');
    expect(item('Export')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expectFocus('As CSV');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  },
);

it('MNU-9 Escape in a submenu closes the menu, and says so', async () => {
  const onOpenChange = vi.fn();
  render(
    <Menu trigger={<button type="button">Actions</button>} defaultOpen onOpenChange={onOpenChange}>
      <Submenu label="Export">
        <MenuItem>As CSV</MenuItem>
      </Submenu>
    </Menu>,
  );
  await userEvent.click(item('Export'));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: false, reason: 'escape' });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('MNU-11 a checkbox item is turned on and off, and the menu stays open', async () => {
  const onCheckedChange = vi.fn();
  render(
    <Menu trigger={<button type="button">View</button>} defaultOpen>
      <MenuCheckboxItem checked onCheckedChange={onCheckedChange}>
        Closed jobs
      </MenuCheckboxItem>
    </Menu>,
  );
  const box = screen.getByRole('menuitemcheckbox', { name: 'Closed jobs' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith({ checked: false });
  expect(box).toBeVisible();
});

it('MNU-12 a heading names its section', () => {
  render(
    <Menu trigger={<button type="button">View</button>} defaultOpen>
      <MenuSection label="Export">
        <MenuItem description="Of all pages">As CSV</MenuItem>
      </MenuSection>
      <MenuRadioGroup label="Sort by" value="name" onValueChange={() => {}}>
        <MenuRadioItem value="name">Name</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>,
  );
  expect(screen.getByRole('group', { name: 'Export' })).toContainElement(item('As CSV Of all pages'));
  expect(screen.getByRole('group', { name: 'Sort by' })).toHaveTextContent('Sort byName');
});

it('MNU-13 a shortcut is shown, and announced as such', () => {
  render(
    <Menu trigger={<button type="button">Actions</button>} defaultOpen>
      <MenuItem shortcut="Mod+P">Print</MenuItem>
    </Menu>,
  );
  expect(item('Print')).toHaveAttribute('aria-keyshortcuts', 'Control+P Meta+P');
  expect(item('Print')).toHaveTextContent('PrintCtrlP');
});
