import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Menu } from './Menu';
import { MenuCheckboxItem } from './MenuCheckboxItem';
import { MenuItem } from './MenuItem';
import { MenuRadioGroup, MenuRadioItem } from './MenuRadioGroup';
import { MenuSection } from './MenuSection';
import { MenuSeparator } from './MenuSeparator';
import { Submenu } from './Submenu';

const onPrint = fn();
const meta = {
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    children: (
      <>
        <MenuItem icon={<Pencil />}>Edit</MenuItem>
        <MenuItem icon={<Printer />} onSelect={onPrint}>
          Print
        </MenuItem>
        <MenuItem disabled>Send by email</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger">
          Delete
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.getByRole('menuitem', { name });
const focused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());

export const Closed: Story = {};

function OpenedElsewhere() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Actions</Button>} open={open} onOpenChange={(event) => setOpen(event.open)}>
        <MenuItem icon={<Pencil />}>Edit</MenuItem>
      </Menu>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Show the actions
      </Button>
    </>
  );
}

/** MNU-7 */
export const Controlled: Story = {
  render: () => <OpenedElsewhere />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the actions' }));
    await expect(await screen.findByRole('menu', { name: 'Actions' })).toBeVisible();
  },
};

/** MNU-1, MNU-2, MNU-3, MNU-4: the keyboard of the APG. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    onPrint.mockClear();
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu', { name: 'Actions' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await focused('Edit');
    await userEvent.keyboard('{End}');
    await focused('Delete');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Edit');
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}');
    await focused('Print');
    await userEvent.keyboard('d');
    await focused('Delete');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();

    await userEvent.keyboard(' ');
    await focused('Edit');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(onPrint).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await focused('Edit');
  },
};

/** MNU-6 */
export const ClosesOnAPressOutside: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

function Sorting() {
  const [order, setOrder] = useState('name');
  return (
    <Menu trigger={<Button>Sort by {order}</Button>} defaultOpen>
      <MenuRadioGroup label="Sort by" value={order} onValueChange={({ value }) => setOrder(value)}>
        <MenuRadioItem value="name">Name</MenuRadioItem>
        <MenuRadioItem value="date">Date of registration</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  );
}

/** MNU-5 */
export const RadioItems: Story = {
  render: () => <Sorting />,
  play: async () => {
    await expect(await screen.findByRole('menuitemradio', { name: 'Name' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Date of registration' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sort by date' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Date of registration' })).toBeChecked();
  },
};

function View() {
  const [shown, setShown] = useState({ closed: true, cancelled: false });
  return (
    <Menu trigger={<Button>View</Button>} defaultOpen>
      <MenuSection label="Show">
        <MenuCheckboxItem
          checked={shown.closed}
          onCheckedChange={({ checked }) => setShown({ ...shown, closed: checked })}
        >
          Closed jobs
        </MenuCheckboxItem>
        <MenuCheckboxItem
          checked={shown.cancelled}
          onCheckedChange={({ checked }) => setShown({ ...shown, cancelled: checked })}
        >
          Cancelled jobs
        </MenuCheckboxItem>
      </MenuSection>
      <MenuSeparator />
      <MenuItem icon={<Printer />} shortcut="Mod+P">
        Print
      </MenuItem>
      <MenuItem icon={<Pencil />} description="Name, order and columns of this view" shortcut="E">
        Edit the view
      </MenuItem>
    </Menu>
  );
}

/** MNU-11, MNU-12, MNU-13 */
export const SectionsAndShortcuts: Story = { render: () => <View /> };

const withSubmenu = (
  <>
    <MenuItem icon={<Pencil />}>Edit</MenuItem>
    <Submenu label="Move to">
      <MenuItem>In the workshop</MenuItem>
      <MenuItem disabledReason="The parts have not arrived.">Ready</MenuItem>
      <MenuItem>Collected</MenuItem>
    </Submenu>
    <MenuSeparator />
    <MenuItem icon={<Trash2 />} tone="danger">
      Delete
    </MenuItem>
  </>
);

const openSubmenu = async () => {
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to' }));
  await waitFor(() => expect(item('Collected')).toBeVisible());
};

/** MNU-9 */
export const SubmenuOpen: Story = {
  args: { defaultOpen: true, children: withSubmenu },
  play: openSubmenu,
};

/** MNU-9: it opens towards the left, and its mark points there. */
export const SubmenuRightToLeft: Story = {
  ...SubmenuOpen,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** MNU-10 */
export const SubmenuOnAPhone: Story = { ...SubmenuOpen, globals: { viewport: { value: 'phone' } } };

/** MNU-8 */
export const DisabledWithAReason: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem icon={<Printer />}>Print</MenuItem>
        <MenuItem icon={<Pencil />} disabledReason="The receipt has been reversed.">
          Edit
        </MenuItem>
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    defaultOpen: true,
    children: <MenuItem icon={<Pencil />}>{'Pneumonoultramicroscopic'.repeat(6)}</MenuItem>,
  },
};
