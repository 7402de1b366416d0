import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  args: { label: 'Notes', name: 'notes' },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <TextArea {...args} />
    </div>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Seen by every member of staff.' } };
export const GrowsWithItsText: Story = {
  args: {
    defaultValue: Array.from({ length: 8 }, (_, line) => `Line ${line + 1} of a long note`).join('\n'),
  },
};
export const Invalid: Story = { args: { required: true, error: 'Say why the deposit was kept.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Closed on 05/03/2025.' } };
