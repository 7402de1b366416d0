import type { Meta, StoryObj } from '@storybook/react-vite';
import { control as controlClass } from '../../internal/fields/control.css';
import { Field } from './Field';

const meta = {
  component: Field,
  args: {
    label: 'Branch Name',
    children: (control) => <input {...control} className={controlClass} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const WithAHint: Story = { args: { hint: 'As it stands on the lease.' } };
export const WithAnError: Story = {
  args: { required: true, hint: 'As it stands on the lease.', error: 'Enter the name of the branch.' },
};
export const WithAWarning: Story = {
  args: {
    label: 'Identification Number',
    hint: 'As on the card.',
    warning: "The check letter doesn't match this number. Check it against the ID card.",
  },
};
export const LongWords: Story = {
  args: {
    label: 'Zimbabweagriculturalequipmentandirrigationsupplieswholesalers',
    error:
      'A branch of this company with the name Zimbabweagriculturalequipmentandirrigationsupplies already exists.',
  },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <Field {...args} />
    </div>
  ),
};
