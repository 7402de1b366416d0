import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Select } from './Select';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

const meta = {
  component: Select<string>,
  args: { label: 'Gender', name: 'gender', options: genders, placeholder: 'Choose' },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Select {...args} />
    </div>
  ),
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'female' } };
export const WithoutAnEmptyChoice: Story = {
  args: { label: 'Month', placeholder: undefined, options: [{ value: 'all', label: 'All' }] },
};
export const InGroups: Story = {
  args: {
    label: 'Property Type',
    options: [
      {
        label: 'Residential',
        options: [
          { value: 'house', label: 'House' },
          { value: 'flats', label: 'Flats' },
        ],
      },
      { label: 'Commercial', options: [{ value: 'offices', label: 'Offices' }] },
    ],
  },
};
export const Invalid: Story = { args: { required: true, error: 'Choose a gender.' } };
export const DisabledWithAReason: Story = {
  args: { label: 'City', options: [], disabledReason: 'Choose a province first.' },
};
export const WithADisabledOption: Story = {
  args: {
    label: 'Channel',
    placeholder: undefined,
    options: [
      { value: 'email', label: 'Email' },
      { value: 'sms', label: 'SMS: no SMS service is set', disabled: true },
    ],
  },
};
export const LongOptions: Story = {
  args: {
    defaultValue: 'long',
    options: [
      { value: 'long', label: 'Zimbabwe Agricultural Equipment And Irrigation Supplies (Private) Limited' },
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Gender' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Other');
    await expect(select).toHaveValue('other');
  },
};
