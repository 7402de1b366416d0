import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Inline } from '../Inline';
import type { ToastType } from './store';
import { Toaster } from './Toaster';
import { toast } from './toast';

const titles: Record<ToastType, [string, string?]> = {
  success: ['Company created successfully!'],
  info: ['The report was refreshed', 'It is newer than the printed one.'],
  warning: ['Processing form, please wait'],
  error: ['Failed to create company', 'A company with this registration number exists.'],
  loading: ['Adding Company...'],
};
const types = Object.keys(titles) as ToastType[];

const showSample = (type: ToastType) => {
  const [title, description] = titles[type];
  return toast[type](title, { description, duration: Number.POSITIVE_INFINITY });
};

const meta = {
  component: Toaster,
  title: 'Toast',
  render: (args) => (
    <>
      <Toaster {...args} />
      <Inline>
        {types.map((type) => (
          <Button key={type} onClick={() => showSample(type)}>
            {type}
          </Button>
        ))}
      </Inline>
    </>
  ),
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem', paddingBlockStart: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => () => toast.dismiss(),
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.getByRole('region', { name: 'Notifications' });
const altT = '{Alt>}[KeyT]{/Alt}';

export const Empty: Story = {};

const single = (type: ToastType): Story => ({
  play: async () => {
    showSample(type);
    const notifications = await screen.findByRole('region', { name: 'Notifications' });
    await within(notifications).findByText(titles[type][0]);
  },
});
export const Success = single('success');
export const Info = single('info');
export const Warning = single('warning');
export const Failure = single('error');
export const Loading = single('loading');

export const WithAnAction: Story = {
  play: async () => {
    toast.success('Address 2 removed', { action: { label: 'Undo', onAction: fn() } });
    await screen.findByRole('button', { name: 'Undo' });
  },
};

export const LongWords: Story = {
  play: async () => {
    toast.error(`Search failed for query "${'a'.repeat(80)}"`, { description: 'Long words. '.repeat(200) });
    await screen.findByText(/Search failed/);
  },
};

export const Collapsed: Story = {
  play: async () => {
    for (const type of types) showSample(type);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const ExpandedByFocus: Story = {
  play: async () => {
    for (const type of types) showSample(type);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.keyboard(altT);
    await expect(region()).toHaveFocus();
    const [first, second] = screen.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    const ordered = [first, second].sort((a, b) => (a?.top ?? 0) - (b?.top ?? 0));
    await expect((ordered[1]?.top ?? 0) - (ordered[0]?.bottom ?? 0)).toBe(14);
    await expect(first?.width).toBe(356);
    const { left, top } = region().getBoundingClientRect();
    await expect([left, top]).toEqual([16, 16]);
  },
};

/** TST-13: what has the focus is not covered. */
export const ClearOfFocus: Story = {
  decorators: [
    (Story) => (
      <div style={{ marginBlockStart: '-11rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'success' });
    await expect(button).toHaveFocus();
    showSample('error');
    await waitFor(async () => {
      const { top } = region().getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    });
  },
};

function FormInADialog({ tall }: { tall?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Toaster />
      <Button onClick={() => setOpen(true)}>Add New Company</Button>
      <Dialog open={open} onOpenChange={({ open }) => setOpen(open)} title="Add New Company" closeOnOutside>
        <input aria-label="Registered Name" />
        {tall && <div style={{ blockSize: '60rem' }} />}
      </Dialog>
    </>
  );
}

/** TST-13: the title of a dialog is not covered. */
export const ClearOfTheTitle: Story = {
  globals: { viewport: { value: 'narrowest' } },
  render: () => <FormInADialog tall />,
  play: async ({ canvas }) => {
    showSample('info');
    await userEvent.click(canvas.getByRole('button', { name: 'Add New Company' }));
    const title = within(await screen.findByRole('dialog')).getByRole('heading');
    await waitFor(async () => {
      const { top } = region().getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
    });
  },
};

/** TST-14 */
export const AtTheBottomEnd: Story = {
  args: { position: 'bottom-end', offset: '2rem' },
  play: async () => {
    for (const type of types) showSample(type);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.keyboard(altT);
    const { right, bottom } = region().getBoundingClientRect();
    await expect([right, bottom]).toEqual([
      document.documentElement.clientWidth - 32,
      window.innerHeight - 32,
    ]);
    const newest = within(region()).getByText('Adding Company...').closest('li') as HTMLElement;
    await waitFor(() => expect(newest.getBoundingClientRect().bottom).toBe(bottom));
    const tops = screen.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await waitFor(() => expect(Math.min(...tops)).toBeLessThan(newest.getBoundingClientRect().top));
  },
};

/** TST-1: a modal dialog takes pointer events, focus and assistive technology from the page, but not from the toasts. */
export const OverADialog: Story = {
  render: () => <FormInADialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add New Company' }));
    const dialog = await screen.findByRole('dialog');
    const name = within(dialog).getByRole('textbox');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Msasa');

    const onAction = fn();
    toast.error('Failed to create company', { action: { label: 'Retry', onAction } });
    toast.info('The report was refreshed');
    // Found by role: neither hidden from assistive technology nor inert.
    const close = await screen.findAllByRole('button', { name: 'Close notification' });
    await expect(close).toHaveLength(2);

    // By pointer: what is typed in keeps the focus.
    await userEvent.click(screen.getByText('The report was refreshed'));
    await expect(name).toHaveFocus();
    await userEvent.click(close[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText('The report was refreshed')).toBeNull());
    await expect(name).toHaveFocus();

    // By keyboard: the focus trap lets go, Escape returns the focus.
    await userEvent.keyboard(altT);
    await expect(region()).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(name).toHaveFocus();
    await userEvent.keyboard(altT);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(name).toHaveFocus());

    await expect(screen.getByRole('dialog')).toBe(dialog);
    await expect(name).toHaveValue('Msasa');
  },
};
