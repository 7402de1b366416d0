import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  component: CheckboxGroup,
  args: {
    label: 'Work',
    options: [
      { value: 'service', label: 'Service', description: 'Oil, filters and brakes.' },
      { value: 'tyres', label: 'Tyres' },
      { value: 'paint', label: 'Paint', disabledReason: 'The paint shop is closed until Monday.' },
    ],
    defaultValue: ['service'],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const WithError: Story = { args: { defaultValue: [], required: true, error: 'Choose at least one.' } };
