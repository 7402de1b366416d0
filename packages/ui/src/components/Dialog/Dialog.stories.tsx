import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Menu, MenuItem } from '../Menu';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { useDialogClose } from './closing';
import { Dialog, type DialogProps } from './Dialog';

const meta = {
  component: Dialog,
  args: { open: true, onOpenChange: fn(), title: 'Create A New Branch' },
  parameters: { docs: { story: { inline: false, height: '36rem' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Cancel() {
  const close = useDialogClose();
  return <Button onClick={() => close('cancel')}>Cancel</Button>;
}

const footer = (
  <>
    <Cancel />
    <Button variant="primary">Add Branch</Button>
  </>
);
const fields = <TextField label="Branch Name" />;
const paragraphs = Array.from({ length: 30 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all alike
  <Text key={index}>
    The information in this report was supplied by subscribers and is shown as it was received.
  </Text>
));

/** DLG-2, unless the window is narrower. */
const hasWidth =
  (width: number): Story['play'] =>
  async () =>
    expect(await screen.findByRole('dialog')).toHaveStyle({ width: `${width}px` });

export const Medium: Story = {
  args: { description: 'Mutapa Holdings, 1234/2019', children: fields, footer },
  play: hasWidth(500),
};
export const Large: Story = { args: { ...Medium.args, size: 'lg' }, play: hasWidth(800) };
export const ExtraLarge: Story = { args: { ...Medium.args, size: 'xl' }, play: hasWidth(1140) };
export const Pending: Story = { args: { ...Medium.args, pending: true } };
export const LongTitle: Story = {
  args: {
    ...Medium.args,
    title: `Rent Payment Status Report for Mutapa ${'Agricultural Equipment and Irrigation '.repeat(4)}as at today`,
  },
};
/** However long a name is, it covers no button (DLG-2). */
export const HugeNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ...Medium.args, title: 'Mutapa '.repeat(900), description: 'Mutapa'.repeat(1000) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (const name of ['Close', 'Add Branch']) {
      const button = within(dialog).getByRole('button', { name });
      await waitFor(async () => {
        const { left, top, width, height } = button.getBoundingClientRect();
        await expect(button).toContainElement(
          document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
        );
      });
    }
  },
};
/** The dialog scrolls, the page behind does not (DLG-2, DLG-10). */
export const ScrollsInside: Story = {
  args: { children: paragraphs, footer, size: 'lg' },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
  },
};

const Opened: Story['render'] = (args: DialogProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New Branch</Button>
      <Dialog
        {...args}
        open={open}
        onOpenChange={(event) => {
          args.onOpenChange?.(event);
          setOpen(false);
        }}
      />
    </>
  );
};

/** APG: focus goes in, never leaves in 50 presses of Tab, and comes back (DLG-8, DLG-9). */
export const Keyboard: Story = {
  args: { ...Medium.args, open: false },
  render: Opened,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'New Branch' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Create A New Branch' });
    await expect(within(dialog).getByLabelText('Branch Name')).toHaveFocus();
    for (let press = 0; press < 50; press++) {
      await userEvent.tab({ shift: press % 3 === 0 });
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false, reason: 'escape' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function OpenedFromAMenu(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>New Branch</MenuItem>
      </Menu>
      <Dialog {...args} open={open} onOpenChange={({ open }) => setOpen(open)} />
    </>
  );
}

/** The item is gone with its menu: the focus goes back to the menu's button (DLG-9). */
export const FromAMenu: Story = {
  tags: ['!visual'],
  args: { ...Medium.args, open: false },
  render: OpenedFromAMenu,
  play: async ({ canvas }) => {
    const actions = canvas.getByRole('button', { name: 'Actions' });
    actions.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'New Branch' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Branch Name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(actions).toHaveFocus());
  },
};

const overlayOf = (dialog: HTMLElement) => dialog.previousElementSibling as HTMLElement;

/** A press outside closes nothing by default (DLG-4). */
export const PressOutside: Story = {
  args: Medium.args,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(overlayOf(dialog));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const PressOutsideCloses: Story = {
  args: { ...Medium.args, open: false, closeOnOutside: true },
  render: Opened,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Branch' }));
    await userEvent.click(overlayOf(await screen.findByRole('dialog')));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ open: false, reason: 'outside' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New Branch' })).toHaveFocus());
  },
};

/** While pending, every attempt is reported and nothing closes (DLG-5). */
export const AttemptsWhilePending: Story = {
  args: { ...Medium.args, pending: true, onCloseBlocked: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(overlayOf(dialog));
    await waitFor(() => expect(args.onCloseBlocked).toHaveBeenCalledTimes(4));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
