import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stepper } from './Stepper';

const meta = {
  component: Stepper,
  args: {
    label: 'New lease',
    value: 'rent',
    steps: [
      { value: 'unit', label: 'Unit', state: 'done' },
      { value: 'tenant', label: 'Tenant', state: 'done' },
      { value: 'rent', label: 'Rent' },
      { value: 'check', label: 'Check' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {};
export const NotBegun: Story = {
  args: {
    value: 'unit',
    steps: [
      { value: 'unit', label: 'Unit' },
      { value: 'tenant', label: 'Tenant' },
    ],
  },
};
export const WithErrors: Story = {
  args: {
    value: 'check',
    steps: [
      { value: 'unit', label: 'Unit', state: 'done' },
      { value: 'tenant', label: 'Tenant', state: 'error' },
      { value: 'rent', label: 'Rent', state: 'done' },
      { value: 'check', label: 'Check', state: 'error' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    value: 'b',
    steps: [
      { value: 'a', label: 'Zimbabweagriculturalequipmentandirrigation'.repeat(3), state: 'done' },
      {
        value: 'b',
        label: 'Choose the properties that this landlord has agreed to hand over for management',
      },
    ],
  },
};
export const RightToLeft: Story = { args: { dir: 'rtl' } };
