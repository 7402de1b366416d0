import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../Link';
import { Text } from '../Text';
import { HoverCard } from './HoverCard';

const meta = {
  component: HoverCard,
  args: {
    children: <Link href="#company">Msasa Property Holdings</Link>,
    content: (
      <>
        <Text weight="medium">Msasa Property Holdings</Text>
        <Text tone="muted">Registration number 4521/2019</Text>
        <Text tone="muted">3 branches</Text>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

/** HVC-2 */
export const EscapeCloses: Story = {
  tags: ['!visual'],
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByText('3 branches');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('3 branches')).toBeNull());
  },
};
