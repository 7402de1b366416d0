import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField';

const meta = {
  component: NumberField,
  args: { label: 'Number Of Employees', name: 'number_of_employees', min: 0 },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <NumberField {...args} />
    </div>
  ),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '1,200' } };
export const Invalid: Story = { args: { defaultValue: '12.5', error: 'Enter a whole number.' } };
export const Disabled: Story = { args: { defaultValue: '12', disabled: true } };
