import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Card } from '../Card';
import { PageHeader } from '../PageHeader';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { HelpButton } from './HelpButton';
import { HelpPanel } from './HelpPanel';

const meta = {
  component: HelpPanel,
  args: {
    title: 'Matching bank lines',
    help: (
      <Stack gap={3}>
        <Text>Each line of a statement is matched with a receipt, a payment or a cost.</Text>
        <Text>A line that nobody knows is posted as unidentified, and matched to a lease later.</Text>
      </Stack>
    ),
    children: (
      <Stack gap="section">
        <PageHeader title="Bank" description="Bank statements, line by line." tag={<HelpButton />} />
        <Card>12 open lines</Card>
      </Stack>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof HelpPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const RightToLeft: Story = { args: { defaultOpen: true, dir: 'rtl' } };

/** HLP-1 to HLP-3 */
export const OpensAndCloses: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Help' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('complementary', { name: 'Matching bank lines' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Matching bank lines' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false, reason: 'escape' });
    await expect(button).toHaveFocus();
  },
};

/** HLP-4 */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await expect(await screen.findByRole('dialog', { name: 'Matching bank lines' })).toBeVisible();
  },
};
