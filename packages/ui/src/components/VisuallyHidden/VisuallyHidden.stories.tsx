import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden';

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAName: Story = {
  args: { children: 'report for Tendai Moyo' },
  render: (args) => (
    <button type="button">
      View <VisuallyHidden {...args} />
    </button>
  ),
};
