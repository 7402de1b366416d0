import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from './Tag';

const meta = { component: Tag, args: { children: 'Sample data' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Removable: Story = {
  args: { children: 'Residential', onRemove: () => {} },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const LongWords: Story = {
  args: { children: 'Zimbabweagriculturalequipmentandirrigationsupplieswholesalers', onRemove: () => {} },
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <Tag {...args} />
    </div>
  ),
};
