import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchField } from './SearchField';

const label = 'Search by name or ID...';
const meta = { component: SearchField, args: { label, placeholder: label } } satisfies Meta<
  typeof SearchField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Tendai Moyo' } };
export const LabelShown: Story = { args: { labelHidden: false } };

export const BlankIsRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' {Enter}');
    await expect(canvas.getByText('Enter something to search for.')).toBeVisible();
  },
};

export const AtMost400Wide: Story = {
  render: (args) => (
    <div style={{ inlineSize: '60rem' }}>
      <SearchField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search').getBoundingClientRect().width).toBe(400);
  },
};

export const ClearGivesTheFocusBack: Story = {
  args: { defaultValue: 'Tendai Moyo' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
