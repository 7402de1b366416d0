import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Tooltip, TooltipProvider } from './Tooltip';

const meta = {
  component: Tooltip,
  args: { content: 'Prints what is shown', children: <Button>Print</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** TTP-1 to TTP-3 */
export const OnFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Print' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Prints what is shown');
    await expect(button).toHaveAccessibleDescription('Prints what is shown');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    button.blur();
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

/** TTP-3: a modal dialog takes pointer events from the page, but not from the text about what is in it. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog open onOpenChange={() => {}} title="Statement" initialFocus="title">
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    (await screen.findByRole('button', { name: 'Print' })).focus();
    const { left, top, width, height } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toHaveRole('tooltip');
  },
};

export const LongWords: Story = {
  args: { defaultOpen: true, content: `Long words. ${'Pneumonoultramicroscopic'.repeat(5)}` },
};

/** Once one was shown, its neighbours do not wait. */
export const Neighbours: Story = {
  render: () => (
    <TooltipProvider>
      <Tooltip content="Prints what is shown">
        <Button>Print</Button>
      </Tooltip>
      <Tooltip content="Saves what is shown">
        <Button>Save</Button>
      </Tooltip>
    </TooltipProvider>
  ),
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByText('Prints what is shown')).toBeInTheDocument();
    await userEvent.tab();
    await expect(await screen.findByText('Saves what is shown')).toBeInTheDocument();
  },
};
