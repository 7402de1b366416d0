import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ButtonVariant } from '../Button';
import { Inline } from '../Inline';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { label: 'Delete Tendai Moyo', children: <Trash2 /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants: ButtonVariant[] = ['ghost', 'secondary', 'primary', 'danger'];
const inEachVariant: Story['render'] = (args) => (
  <Inline>
    {variants.map((variant) => (
      <IconButton {...args} key={variant} variant={variant} />
    ))}
  </Inline>
);

export const Variants: Story = { render: inEachVariant };
export const Pending: Story = { args: { pending: true }, render: inEachVariant };
export const Disabled: Story = { args: { disabled: true }, render: inEachVariant };

export const CompactIsStillATarget: Story = {
  render: (args) => (
    <div data-density="compact">
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 30, height: 30 });
  },
};
