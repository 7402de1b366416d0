import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ExpandableText } from './ExpandableText';

const meta = {
  component: ExpandableText,
  args: { parts: ['1 First Street, Harare', 'P.O. Box 5, Mutare', '9 Main Street, Gweru'] },
} satisfies Meta<typeof ExpandableText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/P\.O\. Box 5/)).not.toBeVisible();
  },
};

export const Expanded: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/P\.O\. Box 5/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus();
  },
};

export const OnePart: Story = { args: { parts: ['1 First Street, Harare'] } };
