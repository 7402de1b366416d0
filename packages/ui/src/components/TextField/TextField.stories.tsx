import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { label: 'Trading Name' },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <TextField {...args} />
    </div>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Moyo Stores' } };
export const WithAPlaceholder: Story = { args: { placeholder: 'As customers know it' } };
export const Invalid: Story = {
  args: {
    label: 'Email Address',
    required: true,
    defaultValue: 'moyo@',
    error: 'Enter an email address, like name@example.co.zw.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Moyo Stores' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Moyo Stores' } };
export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'correct horse',
    autoComplete: 'current-password',
  },
};

export const PasswordShown: Story = {
  args: { ...Password.args },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <TextField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBe(30);
  },
};
