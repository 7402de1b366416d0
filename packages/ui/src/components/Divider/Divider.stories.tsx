import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
import { Divider } from './Divider';

const meta = { component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap={3}>
      <span>Page 1 / 57 records</span>
      <Divider {...args} />
      <span>Refreshed 09:30</span>
    </Inline>
  ),
};
