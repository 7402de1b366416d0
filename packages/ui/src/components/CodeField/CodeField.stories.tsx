import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CodeField } from './CodeField';

const meta = {
  component: CodeField,
  args: {
    label: 'Number Plate',
    hint: 'Three letters and four digits.',
    normalise: (typed) => typed.toUpperCase().replace(/\s/g, ''),
    check: (code) => {
      if (!/^[A-Z]{3}\d{4}$/.test(code))
        return { tone: 'danger', text: 'Enter three letters and four digits, such as ABC1234.' };
      return code.startsWith('Z')
        ? { tone: 'warning', text: 'Plates seldom start with Z. Compare it with the car.' }
        : undefined;
    },
  },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <CodeField {...args} />
    </div>
  ),
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Right: Story = { args: { defaultValue: 'ABC1234' } };
export const Wrong: Story = { args: { defaultValue: 'ABC123' } };
export const Doubtful: Story = { args: { defaultValue: 'ZZZ1234' } };
export const Disabled: Story = { args: { defaultValue: 'ABC1234', disabled: true } };

export const Rewritten: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('abc 1234');
    await expect(canvas.getByRole('textbox')).toHaveValue('ABC1234');
  },
};
