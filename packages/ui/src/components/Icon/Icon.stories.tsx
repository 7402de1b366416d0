import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, House } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from './Icon';

const meta = { component: Icon, args: { icon: House } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Named: Story = { args: { label: 'Property' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };

/** ICN-3 */
export const MirroredFromRightToLeft: Story = {
  args: { icon: ArrowRight, directional: true, label: 'Next' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).scale).toBe('-1 1');
  },
};
