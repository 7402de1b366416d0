import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" style={{ paddingBlockStart: '4rem' }}>
        Main content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfSight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toBeVisible();
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};
