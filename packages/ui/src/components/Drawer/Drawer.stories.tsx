import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Drawer, type DrawerProps } from './Drawer';

function Page(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ blockSize: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer title="Filters" {...props} open={open} onOpenChange={({ open }) => setOpen(open)}>
        <div style={{ paddingInline: '1rem' }}>
          <label>
            <input type="checkbox" /> Vacant only
          </label>
        </div>
      </Drawer>
    </div>
  );
}

const meta = {
  component: Drawer,
  args: { open: false, onOpenChange: () => {}, title: 'Filters' },
  render: ({ side, titleHidden }) => <Page side={side} titleHidden={titleHidden} />,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
};

export const AtTheEnd: Story = { play: open };
export const AtTheStart: Story = { args: { side: 'start' }, play: open };
export const TitleHidden: Story = { args: { titleHidden: true }, play: open };

/** DRW-1, DRW-2, DRW-3 */
export const Modal: Story = {
  play: async (context) => {
    const trigger = context.canvas.getByRole('button', { name: 'Filters' });
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(context);
    const drawer = screen.getByRole('dialog');
    for (let presses = 0; presses < 10; presses++) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());

    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
